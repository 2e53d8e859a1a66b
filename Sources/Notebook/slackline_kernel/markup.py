"""Trees of elements, ["tag", {"attribute": "value"}, child, ...], as HTML and as plain text."""

from html import escape

BLOCKS = {"p", "div", "h2", "h3", "h4", "h5", "h6", "li", "tr", "figure", "figcaption", "caption", "pre", "ul", "table"}


def html(tree):
    """HTML; text is escaped, and so are the values of attributes."""
    if isinstance(tree, str):
        return escape(tree)
    name, attributes, *children = tree
    given = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{''.join(map(html, children))}</{name}>"


def text(tree):
    """The words alone; of a picture its title."""
    if isinstance(tree, str):
        return tree
    name, attributes, *children = tree
    if name == "svg":
        children = [child for child in children if not isinstance(child, str) and child[0] == "title"]
        return "".join(map(text, children)) + "\n" if children else ""
    words = "".join(map(text, children))
    if name in ("td", "th"):
        return words + "  "
    return words.rstrip() + "\n" if name in BLOCKS and words.strip() else words
