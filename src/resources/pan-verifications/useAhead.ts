import { useEffect } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { safeImageUrl } from '#rules/urls.ts';

/** Fetches the first image of the request that comes next, so that it is there when it is looked at (PAN-02). */
export function useAhead(next: ResourceRecord | undefined): void {
  const urls: readonly unknown[] = Array.isArray(next?.urls) ? next.urls : [];
  const first = safeImageUrl(urls[0]);
  useEffect(() => {
    if (first === null) return;
    const ahead = new Image();
    ahead.referrerPolicy = 'no-referrer';
    ahead.src = first;
  }, [first]);
}
