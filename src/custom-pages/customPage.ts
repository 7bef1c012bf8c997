import type { Resource } from '#resource-kit/defineResource.ts';
import type { Page } from '#ui/page.ts';

/** A page that is more than a list or a form. */
export interface CustomPage extends Page {
  /** The list that it shows at an address, where it shows one: it is read while the page is still to be drawn (UI-13). */
  list?: (query: URLSearchParams) => Promise<Resource>;
}
