import Box from '@mui/material/Box';

/** The key of a button, printed on it where there is a keyboard; not part of the button's name. */
export function KeyCap({ letter }: { letter: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden="true"
      sx={{
        display: { xs: 'none', md: 'inline-block' },
        ml: 1,
        px: '5px',
        minWidth: 18,
        border: 1,
        borderColor: 'currentColor',
        borderRadius: '4px',
        font: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: '16px',
        textAlign: 'center',
      }}
    >
      {letter}
    </Box>
  );
}
