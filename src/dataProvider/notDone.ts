/** What react-admin asked for and was not done; `message` is the sentence for the person. */
export class NotDone extends Error {
  override name = 'NotDone';
}
