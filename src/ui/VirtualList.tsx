import Box from '@mui/material/Box';
import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { FindInList } from './FindInList.tsx';
import { matchingPlaces, readyToFind } from './findMatches.ts';
import { usePrinting } from './usePrinting.ts';

export interface VirtualListProps<Item extends object> {
  label: string;
  items: readonly Item[];
  /** Unique among the items, also when a record comes twice. */
  keyOf: (item: Item, index: number) => string;
  /** Draws an item. While it is the same function, an item that stays is not drawn again. */
  children: (item: Item, index: number) => ReactNode;
  /** The words of an item; with it the list can be searched. */
  textOf?: (item: Item) => string;
  /** Guess of an item's height in pixels; the real one is measured. */
  height?: number;
  /** Room between items in pixels. */
  gap?: number;
  /** The item that is scrolled into sight while nothing is found. */
  current?: number;
  /** Is given the way to bring an item that is out of sight to the middle of the window. */
  scroller?: RefObject<((index: number) => void) | null>;
  /** Heads of the columns, between the box that finds and the list. */
  head?: ReactNode;
  /** Height in pixels of a box of its own that scrolls; without it the list scrolls with the page. */
  box?: number;
}

/**
 * A list that may be thousands long: only what is visible is in the document, with a box that finds (UI-13). On
 * paper stand the first `PRINTED` rows beside it: what is typed in it, and the focus, stay (UI-10, UI-12).
 */
export function VirtualList<Item extends object>(props: VirtualListProps<Item>) {
  const { items, textOf } = props;
  const [sought, setSought] = useState('');
  const [position, setPosition] = useState(0);
  // What is typed is drawn at once, what it finds after it.
  const looked = useDeferredValue(sought);
  useEffect(() => (textOf ? readyToFind(items, textOf) : undefined), [items, textOf]);
  const matches = useMemo(
    () => (textOf ? matchingPlaces(items, textOf, looked) : null),
    [items, textOf, looked],
  );
  const count = matches?.length ?? 0;
  const current = Math.max(0, Math.min(position, count - 1));
  const found = matches?.[current];
  const onSought = useCallback((next: string) => {
    setSought(next);
    setPosition(0);
  }, []);
  const onStep = useCallback(
    (by: 1 | -1) => setPosition((at) => (Math.min(at, count - 1) + by + count) % count),
    [count],
  );
  const printing = usePrinting();
  const List = props.box === undefined ? PageRows : BoxRows;
  return (
    <Box>
      {textOf && (
        <Box sx={{ pb: 1 }}>
          <FindInList
            sought={sought}
            matches={matches?.length ?? null}
            position={current}
            onSought={onSought}
            onStep={onStep}
          />
        </Box>
      )}
      {props.head}
      <Box sx={ON_SCREEN}>
        <List {...props} found={found ?? props.current} />
      </Box>
      {printing && <PrintedRows {...props} />}
    </Box>
  );
}

/** Without a box of its own, so that all measures are those of the list. */
const ON_SCREEN = { display: 'contents', '@media print': { display: 'none' } } as const;

type ListProps<Item extends object> = VirtualListProps<Item> & { found: number | undefined };

const OVERSCAN = 6;

/** So many rows tell how high the others are likely to be. */
const ENOUGH = 5;

const median = (heights: readonly number[]): number | undefined =>
  heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];

/** What the rows of a list were measured to be: since it guesses this height, what is usual, and each of them. */
interface Heights {
  since: number;
  usual: number | undefined;
  rows: VirtualItem[];
}

/** Of the lists that were left, by history entry and label: whoever comes Back finds the same row in the same place. */
const left = new Map<string, Heights>();
const KEPT = 20;

function keepHeights(place: string, heights: Heights): void {
  left.delete(place);
  left.set(place, heights);
  const [oldest] = left.keys();
  if (left.size > KEPT && oldest !== undefined) left.delete(oldest);
}

function useCommon<Item extends object>(
  { items, keyOf, height = 48, gap = 0 }: ListProps<Item>,
  before?: Heights,
) {
  // The first rows that were measured since their list guesses this height: in another width rows have another.
  const measured = useRef({ since: height, heights: [] as number[] });
  const [typical, setTypical] = useState<Pick<Heights, 'since' | 'usual'> | undefined>(before);
  const known = typical?.since === height ? typical.usual : undefined;
  useLayoutEffect(() => {
    const { since, heights } = measured.current;
    if (known === undefined && since === height && heights.length >= ENOUGH)
      setTypical({ since, usual: median(heights) });
  });
  // A new `getItemKey` makes the virtualizer go through all items again: it changes only with the items or the guess. A
  // right guess moves nothing when a row is drawn.
  const { estimateSize, getItemKey } = useMemo(
    () => ({
      estimateSize: () => known ?? height,
      getItemKey: (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item, index);
      },
    }),
    [items, keyOf, known, height],
  );
  const options = {
    count: items.length,
    gap,
    overscan: OVERSCAN,
    estimateSize,
    getItemKey,
    ...(before?.since === height && { initialMeasurementsCache: before.rows }),
    // What is not laid out measures nothing and keeps its guess: else all of the list would fit on the page.
    measureElement: <Scroller extends Element | Window>(
      element: Element,
      entry: ResizeObserverEntry | undefined,
      virtualizer: Virtualizer<Scroller, Element>,
    ) => {
      const drawn = measureElement(element, entry, virtualizer);
      if (measured.current.since !== height) measured.current = { since: height, heights: [] };
      if (known === undefined && drawn > 0) measured.current.heights.push(drawn);
      return drawn || estimateSize();
    },
  };
  return { options, heights: { since: height, usual: known } };
}

/** Pixels from the top of the page. */
const topOf = (element: Element | null): number =>
  Math.round((element?.getBoundingClientRect().top ?? 0) + window.scrollY);

function PageList<Item extends object>(props: ListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const place = `${useLocation().key} ${props.label}`;
  const [before] = useState(() => left.get(place));
  const { options, heights } = useCommon(props, before);
  const virtualizer = useWindowVirtualizer({ ...options, scrollMargin: top });
  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => keepHeights(place, { ...heights, rows: virtualizer.takeSnapshot() });
  });
  useLayoutEffect(() => () => keep.current(), []);
  // What stands above the list may open and close: its place is measured whenever it is drawn, but at rest alone.
  useLayoutEffect(() => {
    if (virtualizer.isScrolling) return;
    setTop(topOf(list.current));
  });
  // Nothing of the list is drawn again when only that does.
  useEffect(() => {
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => {
      if (!virtualizer.isScrolling) setTop(topOf(list.current));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [virtualizer]);
  return (
    <div ref={list}>
      <Rows {...props} virtualizer={virtualizer} top={top} />
    </div>
  );
}

function BoxList<Item extends object>(props: ListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const { options } = useCommon(props);
  const virtualizer = useVirtualizer({ ...options, getScrollElement: () => box.current });
  return (
    <Box
      ref={box}
      // A scrolling region has to be reachable by keyboard.
      tabIndex={0}
      sx={{ maxHeight: props.box, overflowY: 'auto', overscrollBehavior: 'contain' }}
    >
      <Rows {...props} virtualizer={virtualizer} top={0} />
    </Box>
  );
}

/** Typed into the box that finds, nothing of the list is drawn again but what is found (UI-13). */
const PageRows = memo(PageList) as typeof PageList;
const BoxRows = memo(BoxList) as typeof BoxList;

/** Drawn again for what is its own: not while the list scrolls (UI-13). */
const Row = memo(function Row({
  item,
  index,
  children,
}: {
  item: unknown;
  index: number;
  children: (item: never, index: number) => ReactNode;
}) {
  return children(item as never, index);
});

/** Rows that are put on paper; of more than these a sheet says so. */
const PRINTED = 1000;

/** All rows one below the other, none cut by the end of a sheet. */
function PrintedRows<Item extends object>({
  label,
  items,
  children,
  keyOf,
  gap = 0,
}: VirtualListProps<Item>) {
  const t = useText();
  const left = items.length - PRINTED;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { breakInside: 'avoid', pb: `${gap}px` } }}
      >
        {items.slice(0, PRINTED).map((item, index) => (
          <li key={keyOf(item, index)}>{children(item, index)}</li>
        ))}
      </Box>
      {left > 0 && <p>{t('ui.notPrinted', { smart_count: left })}</p>}
    </>
  );
}

const AT = { position: 'absolute', top: 0, left: 0, width: '100%' } as const;
const FOUND = {
  position: 'relative',
  width: '100%',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > [data-found]': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const;

function Rows<Item extends object, Scroller extends Element | Window>({
  label,
  items,
  children,
  found,
  scroller,
  virtualizer,
  top,
}: ListProps<Item> & { virtualizer: Virtualizer<Scroller, Element>; top: number }) {
  useEffect(() => {
    if (found !== undefined) virtualizer.scrollToIndex(found, { align: 'center' });
  }, [found, virtualizer]);
  useEffect(() => {
    if (scroller)
      scroller.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' });
  }, [scroller, virtualizer]);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={FOUND}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            data-found={row.index === found || undefined}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ ...AT, transform: `translateY(${row.start - top}px)` }}
          >
            <Row item={item} index={row.index}>
              {children}
            </Row>
          </li>
        );
      })}
    </Box>
  );
}
