// ConstraintHierarchies
