import { vi } from 'vitest';

/** For tests: the texts of the files handed to the browser, in their order. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (!(file instanceof Blob)) return '';
    const reader = new FileReader();
    reader.onload = () => saved.push(String(reader.result));
    reader.readAsText(file);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return saved;
}

/** For tests: the texts put on the clipboard, in their order. */
export function copiedTexts(): string[] {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}
