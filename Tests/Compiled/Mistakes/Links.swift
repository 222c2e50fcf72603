import Portolan
import PortolanLinks

let table = LinkTable<Shop>(schemes: ["shop"]) {
  LinkPattern("/list", .list)
  LinkPattern("/item/{id}", Shop.item)  // says: Add a closure
}
