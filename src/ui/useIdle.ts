import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/whenIdle.ts';

/** False at first; true once the browser had nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, set] = useState(false);
  useEffect(() => whenIdle(() => set(true)), []);
  return idle;
}
