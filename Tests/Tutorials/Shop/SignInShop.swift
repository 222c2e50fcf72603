/// The windows of the shop as they are when the tutorials add the sign-in.
enum SignInShop {}
