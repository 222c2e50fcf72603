"""The public declarations of the products as text, a line each, for a reviewer to read as a diff."""

import modules

# What an app or its tests link. The models of Apple's frameworks have checks of their own, and the
# inspector is empty without its trait.
PRODUCTS = (
    "Portolan", "PortolanLinks", "PortolanLog", "PortolanInsight", "PortolanUIKit",
    "PortolanSwiftUI", "PortolanTesting", "PortolanUniversalLinks",
)
FOLDER = "Documentation/API"
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"}
# What every type has.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}


class Product:
    """The symbols of a product and what they conform to."""

    def __init__(self, module_set, name):
        self.symbols = module_set.symbols(name)
        names = {
            symbol["identifier"]["precise"]: symbol["pathComponents"][-1] for symbol in self.symbols
        }
        self.conformances, self.defaults = {}, set()
        for relation in module_set.relationships(name):
            if relation["kind"] == "defaultImplementationOf":
                self.defaults.add(relation["source"])
            if relation["kind"] in ("conformsTo", "inheritsFrom"):
                target = relation["target"]
                known = names.get(target) or relation.get("targetFallback", "").split(".")[-1]
                self.conformances.setdefault(relation["source"], set()).add(known)

    def counted(self, apart):
        """The declarations but those of the types that are counted apart, and of what is nested in them."""
        return [
            symbol for symbol in self.symbols
            if not any(f"{'.'.join(symbol['pathComponents'])}.".startswith(f"{name}.") for name in apart)
        ]

    def text(self):
        """Each type with its declarations below it, all in the order of their names."""
        heads, members = {}, {}
        for symbol in self.symbols:
            *owner, _ = path = symbol["pathComponents"]
            if is_type(symbol):
                heads[".".join(path)] = self.line(symbol)
            else:
                members.setdefault(".".join(owner), []).append(self.line(symbol))
        blocks = []
        for name in sorted(heads.keys() | members.keys()):
            head = f"{name}: {heads[name]}" if name in heads else f"extension {name}" if name else "global"
            below = (f"  {line}" for line in sorted(members.get(name, [])))
            blocks.append("\n".join([head, *below]))
        return "\n\n".join(blocks) + "\n"

    def line(self, symbol):
        """A declaration as the compiler spells it, with what a type conforms to."""
        fragments, identifier = symbol["declarationFragments"], symbol["identifier"]["precise"]
        text = " ".join("".join(part["spelling"] for part in fragments).split())
        found = self.conformances.get(identifier, set()) - IMPLIED
        if identifier in self.defaults:
            return f"default {text}"
        if found and is_type(symbol) and symbol["kind"]["identifier"] != "swift.protocol":
            return f"{text} : {', '.join(sorted(found))}"
        return text


def is_type(symbol):
    return symbol["kind"]["identifier"] in TYPES


def products():
    """The products that the checkout has, by name."""
    module_set = modules.Modules()
    return {name: Product(module_set, name) for name in PRODUCTS if module_set.sources(name)}


def file(name):
    """Where the declarations of a product are kept."""
    return f"{FOLDER}/{name}.txt"
