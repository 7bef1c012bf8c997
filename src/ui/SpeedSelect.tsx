import Select from '@mui/material/Select';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** How fast a recording plays, 0.75 to 2 times (CAL-04). */
export function SpeedSelect({ onSpeed }: { onSpeed: (speed: number) => void }) {
  const t = useText();
  const [speed, setSpeed] = useState(1);
  return (
    <Select
      native
      variant="standard"
      disableUnderline
      value={speed}
      inputProps={{ 'aria-label': t('ui.audio.speed') }}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        setSpeed(chosen);
        onSpeed(chosen);
      }}
      sx={{
        flex: 'none',
        ml: 0.5,
        width: 62,
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>{`${value}×`}</option>
      ))}
    </Select>
  );
}
