import Portolan
import PortolanTesting
import Store
import Testing

@MainActor @Suite("The Store's map has no impossible navigation") struct StoreMapTests {
  @Test("no navigation in it is impossible")
  func hasNoProblems() {
    #expect(StoreMap().problems.isEmpty)
  }

  @Test("the check of the map looks at every case")
  func samplesAreComplete() {
    #expect(Set(StoreMap().samples.map { AnyRoute($0).label.text }).count == 20)
  }
}
