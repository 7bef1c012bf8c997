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
  /** What stands for what broke; default: a notice in its place. */
  instead?: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  broken: { error: unknown } | null;
}

/**
 * Keeps a broken page from blanking the console. Another `resetKey` (the address) starts afresh, so that other
 * pages still open.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  /** Only what broke before the address changed: a page that breaks on opening must not be opened over and over. */
  override componentDidUpdate(before: Props, { broken }: State) {
    if (broken === null || before.resetKey === this.props.resetKey) return;
    this.props.onReset?.();
    this.setState({ broken: null });
  }

  override render() {
    const { children, instead } = this.props;
    const { broken } = this.state;
    if (broken === null) return children;
    return instead ? instead(broken.error) : <Broken error={broken.error} />;
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
