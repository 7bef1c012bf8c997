import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { PlainIcon } from './PlainIcon.tsx';
import { type NumberInputProps, useNumberField } from './useNumberField.ts';

/**
 * The number with a spinner for long lists, of plain elements with its label above (UI-13); see `useNumberField`. The box
 * around all of them has `numberSheet`.
 */
export function PlainNumberInput(
  props: Omit<NumberInputProps, 'required' | 'disabled' | 'readOnly' | 'hiddenLabel' | 'name'>,
) {
  const id = useId();
  const { said, wrong, ofInput, ofDown, ofUp } = useNumberField(props);
  return (
    <div className="number">
      <label htmlFor={id}>{props.label}</label>
      <div className={wrong ? 'wrong' : undefined}>
        <input
          {...ofInput}
          id={id}
          type="text"
          aria-invalid={wrong}
          {...(said && { 'aria-describedby': `${id}-said` })}
        />
        <button type="button" {...ofDown}>
          <PlainIcon name="minus" />
        </button>
        <button type="button" {...ofUp}>
          <PlainIcon name="plus" />
        </button>
      </div>
      {said && <p id={`${id}-said`}>{said}</p>}
    </div>
  );
}

/** The sheet of every `PlainNumberInput` inside a box; they look as the theme's small fields do. */
export const numberSheet = ({ palette, alpha }: Theme) => {
  const { surface, text, primary, error } = palette;
  const small = { fontSize: '0.75rem', lineHeight: '1rem' } as const;
  return {
    '& .number > label': { display: 'block', ...small, color: text.secondary },
    '& .number > div': {
      display: 'flex',
      alignItems: 'center',
      height: 34,
      paddingRight: '4px',
      backgroundColor: surface.raised,
      border: `1px solid ${surface.control}`,
      borderRadius: '8px',
    },
    '& .number > div:hover': { borderColor: text.secondary },
    '& .number > div.wrong': { borderColor: error.main },
    '& .number > div:focus-within': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      // Seen where the system's own colours take the place of ours.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '& .number > div.wrong:focus-within': {
      borderColor: error.main,
      boxShadow: `inset 0 0 0 1px ${error.main}`,
    },
    '& .number input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      height: '100%',
      padding: '0 8px 0 12px',
      border: 0,
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      color: text.primary,
      backgroundColor: 'transparent',
      // With less, phones zoom in on focus.
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
    '& .number button': {
      display: 'inline-flex',
      padding: '4px',
      border: 0,
      borderRadius: '6px',
      fontSize: 16,
      color: text.secondary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      // Held by a finger, it goes on stepping.
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      '@media (hover: hover)': {
        '&:hover': { color: text.primary, backgroundColor: alpha(text.primary, 0.07) },
      },
    },
    '& .number > p': { ...small, margin: '4px 0 0', color: text.secondary },
    '& .number > .wrong + p': { color: error.main },
  };
};
