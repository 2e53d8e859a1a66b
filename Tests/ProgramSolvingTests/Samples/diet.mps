* Two foods, two nutrients, and a range.
NAME          DIET
ROWS
 N  COST
 G  IRON
 L  SALT
 G  MASS
COLUMNS
    BREAD     COST              0.1    IRON                2.
    BREAD     SALT              1.5    MASS                1.
    MILK      COST              0.3    IRON                1.
    MILK      SALT              0.1    MASS                1.
RHS
    RHS       COST             -2.5    IRON               10.
    RHS       SALT              4.0    MASS                3.
RANGES
    RANGE     MASS               7.
BOUNDS
 UP BOUND     MILK              20.
ENDATA
