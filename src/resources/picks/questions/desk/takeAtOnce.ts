/** Characters from which on a text is set instead of inserted. */
const LONG = 2000;

/**
 * For the `ref` of a text area. A long text that comes in as if typed (a text expander, dictation) is laid out by
 * the browser line by line, which takes a minute for 5,000 lines: it is set in one piece instead. Pasting is not
 * touched. Gives what takes it off again (UI-13).
 */
export function takeAtOnce(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const onBeforeInput = (event: InputEvent) => {
    const { data, inputType } = event;
    if (inputType !== 'insertText' || data === null || data.length < LONG) return;
    event.preventDefault();
    area.setRangeText(data, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  area.addEventListener('beforeinput', onBeforeInput);
  return () => area.removeEventListener('beforeinput', onBeforeInput);
}
