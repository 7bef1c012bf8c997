import Box from '@mui/material/Box';
import { useConfig } from '#config/useConfig.ts';

const TONES = {
  neutral: 'neutral',
  info: 'info',
  warning: 'waiting',
  danger: 'negative',
} as const;

/** A coloured band that tells test and production apart (APP-19). */
export function EnvironmentBand() {
  const { environment } = useConfig();
  if (!environment) return null;
  const tone = TONES[environment.tone];
  return (
    <Box
      sx={{
        px: 2,
        py: '2px',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        typography: 'caption',
        fontWeight: 600,
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.background`,
        borderBottom: 2,
        borderColor: `status.${tone}.mark`,
      }}
    >
      {environment.label}
    </Box>
  );
}
