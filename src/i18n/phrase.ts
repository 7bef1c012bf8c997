/** What a text is filled with; `smart_count` chooses between its forms for one and for several. */
export type Filling = Readonly<Record<string, unknown>>;

const FORMS = '||||';

/**
 * A text with its placeholders filled, as react-admin's polyglot does it: '%{smart_count} row |||| %{smart_count} rows'.
 * A placeholder without a value stays as it is.
 */
export function phrase(text: string, filling: Filling): string {
  const { smart_count: count } = filling;
  const [one = '', several = one] = count == null ? [text] : text.split(FORMS);
  const chosen = count == null ? text : (count === 1 ? one : several).trim();
  return chosen.replace(/%\{(.*?)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(filling, name) ? filling[name] : null;
    return value == null ? whole : String(value);
  });
}
