import Box from '@mui/material/Box';
import { useText } from '#i18n/useText.ts';
import { KeyName } from '#ui/KeyName.tsx';
import type { KeyLines } from '#ui/shownKeys.ts';

/** Keys, and the words for what they do, under a heading of their own where there is one. */
export interface KeyGroup {
  title?: string;
  lines: readonly (readonly [key: string, does: string])[];
}

/** Keys and what they do (UI-11, WRK-03). */
export function KeyTable({ groups }: { groups: readonly KeyGroup[] }) {
  return groups.map((group) => (
    <Box key={group.title ?? ''} component="section" sx={{ '& + &': { mt: 2 } }}>
      {group.title && (
        <Box component="h3" sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
          {group.title}
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(56px, auto) 1fr',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {group.lines.map(([key, does]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt">
              <KeyName>{key}</KeyName>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

/** Lines in the language of the reader; one that is told twice stands once. */
export function useWordedKeys(): (lines: KeyLines) => KeyGroup['lines'] {
  const t = useText();
  return (lines) => [
    ...new Map(lines.map(([key, does]) => [key, [key, t(does)] as const])).values(),
  ];
}
