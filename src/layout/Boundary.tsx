import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Component, type ReactNode } from 'react';
import { chunkFailureOf } from '#http/chunks.ts';
import { useText } from '#i18n/useText.ts';
import { ChunkAlert, ReloadButton } from '#ui/MissingPart.tsx';

interface Props {
  resetKey: string;
  /** Hears that the broken page was left. */
  onReset?: () => void;
  children: ReactNode;
}

/**
 * Keeps a broken page from blanking the console. Another `resetKey` (the address) starts afresh, so that other
 * pages still open.
 */
export class Boundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Only what broke before the address changed: a page that breaks on opening must not be opened over and over. */
  override componentDidUpdate(before: Props, { error }: { error: unknown }) {
    if (error === null || before.resetKey === this.props.resetKey) return;
    this.props.onReset?.();
    this.setState({ error: null });
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { error: unknown }) {
  const t = useText();
  const chunk = chunkFailureOf(error);
  return (
    <Box sx={{ mt: 2 }}>
      {chunk ? (
        <ChunkAlert failure={chunk} />
      ) : (
        <Alert severity="error" action={<ReloadButton />}>
          <AlertTitle>{t('layout.crashed')}</AlertTitle>
          <div>{error instanceof Error ? error.message : String(error)}</div>
          <div>{t('layout.crashedHint')}</div>
        </Alert>
      )}
    </Box>
  );
}
