import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { MoneyMark } from '#actions/action.ts';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { trimInvisible } from '#rules/text.ts';
import { ConfirmHere } from './ConfirmHere.tsx';
import { isDoubleClick } from './isDoubleClick.ts';
import { keepFocus } from './keepFocus.ts';
import { MoneyButton } from './MoneyButton.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { Text } from './Text.tsx';
import { useTextOfDialog } from './useKept.ts';
import { useOwnPage } from './useOwnPage.ts';
import { withKeys } from './withKeys.ts';

/** What a confirmation asks, and how it is answered (UI-01). */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What it acts on: 'IND v AUS, 9 April 2022'. */
  record?: string;
  /** Said before all else. */
  front?: ReactNode;
  /** What it will do, sentence by sentence. */
  lines?: readonly string[];
  /** Has to be typed before 'Yes' can be pressed: the game's code. */
  typed?: string;
  /** `money` looks like every money action; `danger` like what cannot be undone. */
  tone?: 'plain' | 'danger' | 'money';
  /** What a 'Yes' with tone `money` bears. */
  mark?: MoneyMark;
  /** Room for figures side by side. */
  wide?: boolean;
  /** The element of the page in which it stands instead of over the page; null: over it. */
  place?: HTMLElement | null;
  /** On its way: stays open, closing is off. */
  busy?: boolean;
  /** More to read or choose, between the lines and the buttons. */
  children?: ReactNode;
  /** Why 'Yes' cannot be pressed now. */
  reason?: string | undefined;
  /** The one way to do it. A returned promise keeps the dialog busy until it settles. */
  onYes: () => unknown;
  /** Any other way of closing; sends nothing. */
  onNo: () => void;
  /** Told when it is drawn and can be read; gives what is told when it is no longer. */
  onStanding?: () => () => void;
}

/** Asks before something is sent: 'No', which has the focus, and 'Yes' (UI-01). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, tone = 'plain', wide = false, onNo } = props;
  const titleId = useId();
  const textId = useId();
  const [running, setRunning] = useState(false);
  const busy = running || props.busy === true;
  const stands = useOwnPage(open, () => {
    if (!busy) onNo();
  });
  // Gone at once: what opens next must not find this one still on its way out.
  if (!stands) return null;
  const body = <ConfirmBody {...props} textId={textId} busy={busy} onRunning={setRunning} />;
  if (props.place)
    return (
      <ConfirmHere
        place={props.place}
        title={title}
        titleId={titleId}
        textId={textId}
        busy={busy}
        marked={tone === 'money'}
        onNo={onNo}
      >
        {body}
      </ConfirmHere>
    );
  return (
    <Dialog
      open
      onMouseDown={keepFocus}
      role="alertdialog"
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={busy}
      onClose={(event) => {
        if (!busy && !isDoubleClick(event)) onNo();
      }}
      slotProps={{
        paper: {
          sx: tone === 'money' ? { borderTop: '3px solid', borderTopColor: 'money.mark' } : {},
        },
      }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {shownDirections(title)}
      </DialogTitle>
      {body}
    </Dialog>
  );
}

function ConfirmBody({
  title,
  record,
  front,
  lines = [],
  typed,
  tone = 'plain',
  mark = 'rupees',
  busy,
  children,
  reason,
  place,
  onYes,
  onNo,
  onRunning,
  onStanding,
  textId,
}: ConfirmDialogProps & {
  busy: boolean;
  textId: string;
  onRunning: (running: boolean) => void;
}) {
  const t = useText();
  const offline = useSyncExternalStore(subscribeOnline, isOffline);
  const { value: answer, change } = useTextOfDialog(`confirm:${title}:${record ?? ''}`);
  const sent = useRef(false);
  const stand = useEffectEvent(() => onStanding?.());
  useLayoutEffect(() => stand(), []);
  const typedWell = typed === undefined || trimInvisible(answer) === trimInvisible(typed);

  const yes = async (event: MouseEvent) => {
    // What a double click opened in its place is not answered by its second half.
    if (place && isDoubleClick(event)) return;
    if (sent.current || busy || !typedWell) return;
    sent.current = true;
    onRunning(true);
    try {
      await onYes();
    } finally {
      sent.current = false;
      onRunning(false);
    }
  };

  const label = t(busy ? 'ui.confirm.running' : 'common.yes');
  const missing = typed === undefined ? undefined : t('ui.confirm.typeToGo', { expected: typed });
  const why = reason ?? (typedWell ? undefined : missing);
  return (
    <>
      <DialogContent
        id={textId}
        sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 1, typography: 'body2' }}
      >
        {front}
        {record && (
          <Box
            sx={{
              px: 1.5,
              py: 1,
              borderRadius: 1,
              bgcolor: 'surface.sunken',
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            <Text value={record} />
          </Box>
        )}
        {withKeys(lines, (line) => line).map(({ key, item }) => (
          <div key={key}>
            <Text value={item} limit={600} />
          </div>
        ))}
        {children}
        {typed !== undefined && (
          <TextField
            label={missing}
            value={answer}
            disabled={busy}
            autoComplete="off"
            onChange={({ target }) => change(() => target.value)}
            sx={{ mt: 1 }}
          />
        )}
        {/* The bar that says so is behind the dialog. */}
        {offline && (
          <Alert severity="warning" role="alert">
            {t('layout.offline')}
          </Alert>
        )}
        <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {busy && t('ui.confirm.runningHint')}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus data-answer="no" variant="outlined" disabled={busy} onClick={onNo}>
          {t('common.no')}
        </Button>
        {tone === 'money' ? (
          <MoneyButton mark={mark} busy={busy} reason={busy ? undefined : why} onClick={yes}>
            {label}
          </MoneyButton>
        ) : (
          <ReasonTip reason={busy ? undefined : why}>
            <Button
              variant="contained"
              color={tone === 'danger' ? 'error' : 'primary'}
              {...(busy && { 'aria-disabled': true })}
              onClick={yes}
            >
              {label}
            </Button>
          </ReasonTip>
        )}
      </DialogActions>
    </>
  );
}
