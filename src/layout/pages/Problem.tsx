import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lightTheme } from '#layout/theme/theme.ts';

/** A full page for what stops the console before it starts; needs no texts, providers or services (NET-02, APP-07). */
export function Problem({
  title,
  detail,
  retry,
  onRetry,
}: {
  title: string;
  detail: string;
  retry: string;
  onRetry: () => void;
}) {
  return (
    <ThemeProvider theme={createTheme(lightTheme)}>
      <CssBaseline />
      <Box component="main" role="alert" sx={{ maxWidth: 560, mx: 'auto', pt: 12, px: 2 }}>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{detail}</Typography>
        <Button variant="contained" onClick={onRetry}>
          {retry}
        </Button>
      </Box>
    </ThemeProvider>
  );
}
