import { type RefObject, useEffect, useRef, useState } from 'react';
import { startOne, stopOne } from './onePlayer.ts';

const PATIENCE_MS = 15_000;

export interface Recording {
  audio: RefObject<HTMLAudioElement | null>;
  playing: boolean;
  unavailable: boolean;
  /** Seconds; null while it is not known. */
  duration: number | null;
  position: number;
  toggle: () => void;
  /** To that second, within the recording. */
  seek: (second: number) => void;
  setSpeed: (speed: number) => void;
}

/** The state of an `<audio>` element; `unavailable` after an error or 15 seconds without sound (CAL-04). */
export function useRecording(): Recording {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const [duration, setDuration] = useState<number | null>(null);
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    let deadline: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      clearTimeout(deadline);
      element.pause();
      setUnavailable(true);
    };
    const wait = () => {
      clearTimeout(deadline);
      deadline = setTimeout(giveUp, PATIENCE_MS);
    };
    const arrived = () => {
      clearTimeout(deadline);
      setDuration(Number.isFinite(element.duration) ? element.duration : null);
      setPosition(element.currentTime);
    };
    const started = () => {
      startOne(element);
      setPlaying(true);
    };
    const stopped = () => {
      stopOne(element);
      setPlaying(false);
    };
    const listeners = {
      loadedmetadata: arrived,
      durationchange: arrived,
      timeupdate: arrived,
      playing: arrived,
      waiting: wait,
      play: started,
      pause: stopped,
      ended: stopped,
      error: giveUp,
    };
    for (const [event, listener] of Object.entries(listeners))
      element.addEventListener(event, listener);
    // It may have begun before anybody listened: it is asked for as soon as it is made.
    if (element.error) giveUp();
    else wait();
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) arrived();
    return () => {
      clearTimeout(deadline);
      for (const [event, listener] of Object.entries(listeners))
        element.removeEventListener(event, listener);
      element.pause();
      stopOne(element);
    };
  }, []);

  const toggle = () => {
    const element = audio.current;
    if (element === null) return;
    // A refused start comes as an error event too; one that is overtaken by a pause is no fault.
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  };
  const seek = (second: number) => {
    const element = audio.current;
    if (element === null) return;
    element.currentTime = Math.max(0, Math.min(second, duration ?? second));
    setPosition(element.currentTime);
  };
  const setSpeed = (speed: number) => {
    if (audio.current) audio.current.playbackRate = speed;
  };
  return { audio, playing, unavailable, duration, position, toggle, seek, setSpeed };
}
