/** The recording that plays; at most one does on the page (CAL-04). */
let playing: HTMLAudioElement | null = null;

/** To be called when a recording starts: the one before it stops. */
export function startOne(audio: HTMLAudioElement): void {
  if (playing !== audio) playing?.pause();
  playing = audio;
}

/** To be called when a recording stops or leaves the page. */
export function stopOne(audio: HTMLAudioElement): void {
  if (playing === audio) playing = null;
}
