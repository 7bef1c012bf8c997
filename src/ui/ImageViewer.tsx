import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type ReactZoomPanPinchRef,
  TransformComponent,
  TransformWrapper,
} from 'react-zoom-pan-pinch';
import { useText } from '#i18n/useText.ts';
import { safeImageUrl } from '#rules/urls.ts';
import { EmptyState } from './EmptyState.tsx';
import { HiddenText } from './HiddenText.tsx';
import { keyOf } from './keyOf.ts';
import { ViewerControls } from './ViewerControls.tsx';
import { ViewerImage } from './ViewerImage.tsx';

const ZOOM_STEP = 0.4;
const MOTION_MS = 150;
const fill = { width: '100%', height: '100%' };

/**
 * The images of a record, one at a time: 'n / total', zoom by wheel, pinch and buttons, quarter turns that
 * end with the image, the next one fetched ahead. Keys while it has the focus: arrows, + and −, 0, [ and ].
 * Each address counts, also one that cannot be shown (PAN-02).
 */
export function ImageViewer({
  images,
  label,
  onShown,
  height = 'clamp(240px, 62dvh, 720px)',
}: {
  /** Addresses as they came; anything but a list counts as none. */
  images: unknown;
  /** Whose images: 'PAN of user 1048213'. */
  label: string;
  /** The image at this place, from 0, has loaded, so that somebody can have seen it. */
  onShown?: (index: number) => void;
  /** Of the stage, as CSS has it. */
  height?: string;
}) {
  const t = useText();
  const list: readonly unknown[] = Array.isArray(images) ? images : [];
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const stage = useRef<ReactZoomPanPinchRef>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const time = still ? 0 : MOTION_MS;

  const nextUrl = loaded ? safeImageUrl(list[index + 1]) : null;
  useEffect(() => {
    if (nextUrl === null) return;
    const ahead = new Image();
    ahead.referrerPolicy = 'no-referrer';
    ahead.src = nextUrl;
  }, [nextUrl]);

  if (list.length === 0) return <EmptyState title={t('ui.image.none')} />;

  const show = (next: number) => {
    if (next < 0 || next >= list.length) return;
    setIndex(next);
    setTurns(0);
    setLoaded(false);
  };
  const does = {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    zoomIn: () => stage.current?.zoomIn(ZOOM_STEP, time),
    zoomOut: () => stage.current?.zoomOut(ZOOM_STEP, time),
    fit: () => stage.current?.resetTransform(time),
    rotateLeft: () => setTurns(turns - 1),
    rotateRight: () => setTurns(turns + 1),
  };
  const keys = new Map([
    ['ArrowLeft', does.previous],
    ['ArrowRight', does.next],
    ['+', does.zoomIn],
    ['=', does.zoomIn],
    ['-', does.zoomOut],
    ['0', does.fit],
    ['[', does.rotateLeft],
    [']', does.rotateRight],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(keyOf(event));
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Box role="group" aria-label={label} onKeyDown={onKeyDown}>
      <ViewerControls index={index} total={list.length} {...does} />
      <HiddenText id="image-keys">{t('ui.image.keys')}</HiddenText>
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('ui.image.viewer')}
        aria-describedby="image-keys"
        sx={{
          containerType: 'size',
          width: '100%',
          height,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'surface.sunken',
        }}
      >
        <TransformWrapper
          key={index}
          ref={stage}
          minScale={1}
          maxScale={8}
          doubleClick={{ mode: 'toggle' }}
          panning={{ excluded: ['button'] }}
        >
          <TransformComponent
            wrapperStyle={{ ...fill, overflow: 'hidden' }}
            contentStyle={{ ...fill, display: 'flex', transformOrigin: '0% 0%' }}
          >
            <ViewerImage
              src={list[index]}
              alt={`${label}, ${t('ui.image.position', { n: index + 1, total: list.length })}`}
              turns={turns}
              onLoaded={() => {
                setLoaded(true);
                onShown?.(index);
              }}
            />
          </TransformComponent>
        </TransformWrapper>
      </Box>
    </Box>
  );
}
