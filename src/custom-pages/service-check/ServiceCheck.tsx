import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { countsOf, leftOf, readsOf, reportJson, reportText } from '#http/check/report.ts';
import { type CheckResult, isTrouble } from '#http/check/result.ts';
import { useText } from '#i18n/useText.ts';
import { withoutIsolates } from '#rules/direction.ts';
import { addressId, mayBeUserId } from '#rules/userId.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { ReadsTable, ServicesTable } from './tables.tsx';
import { useServiceCheck } from './useServiceCheck.ts';

/** Asks each service what the console would, and says where it differs from what the console expects (CHK-01). */
export function ServiceCheck() {
  const t = useText();
  const { result, start, stop } = useServiceCheck();
  const [typed, setTyped] = useState('');
  const user = addressId(typed);
  const odd = user !== '' && !mayBeUserId(user);
  const running = result?.state === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!odd && !running) void start(user);
  };
  return (
    <>
      <PageTitle title={t('serviceCheck.title')} note={t('serviceCheck.intro')} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5, pb: 2 }}
      >
        <TextField
          label={t('serviceCheck.user')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={odd}
          helperText={odd ? t('ui.notOneUser') : t('serviceCheck.userHint')}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ width: 420, maxWidth: '100%' }}
        />
        {running ? (
          <Button variant="outlined" onClick={stop}>
            {t('serviceCheck.stop')}
          </Button>
        ) : (
          <Button type="submit" variant="contained" disabled={odd}>
            {t(result ? 'serviceCheck.again' : 'serviceCheck.start')}
          </Button>
        )}
      </Box>
      {result ? <Result result={result} /> : <NotYet />}
    </>
  );
}

function NotYet() {
  const t = useText();
  return (
    <Paper variant="outlined">
      <EmptyState title={t('serviceCheck.notStarted')} message={t('serviceCheck.notStartedHint')} />
    </Paper>
  );
}

function Result({ result }: { result: CheckResult }) {
  const t = useText();
  const [problemsOnly, setProblemsOnly] = useState(false);
  const { state, services, calls } = result;
  const reads = readsOf(calls);
  const shown = problemsOnly ? reads.filter(isTrouble) : reads;
  const addressOf = (service: string) =>
    services.find((row) => row.service === service)?.address ?? service;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pb: 3 }}>
      {state === 'running' ? <Progress result={result} /> : <Summary result={result} />}
      <ServicesTable services={services} />
      <Box component="section" aria-label={t('serviceCheck.reads')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 0.5 }}>
          <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
            {t('serviceCheck.reads')}
          </Typography>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={problemsOnly}
                onChange={({ target }) => setProblemsOnly(target.checked)}
              />
            }
            label={t('serviceCheck.problemsOnly')}
          />
        </Box>
        {shown.length === 0 ? (
          <Paper variant="outlined">
            <EmptyState title={t('serviceCheck.noProblems')} />
          </Paper>
        ) : (
          <ReadsTable calls={shown} addressOf={addressOf} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {t('serviceCheck.left', { count: leftOf(calls).length })}
        </Typography>
      </Box>
    </Box>
  );
}

function Progress({ result }: { result: CheckResult }) {
  const t = useText();
  const { reads, done } = countsOf(result);
  return (
    <Box role="status">
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t('serviceCheck.state.running')} {t('serviceCheck.progress', { done, all: reads })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / reads) * 100}
        aria-label={t('serviceCheck.state.running')}
      />
    </Box>
  );
}

/** The outcome in a sentence, with the report to take along. */
function Summary({ result }: { result: CheckResult }) {
  const t = useText();
  const { reads, calls, services, known } = countsOf(result);
  const stopped = result.state === 'stopped';
  const clean = calls + services === 0;
  const text = reportText(result, (one) => withoutIsolates(t(one)));
  const day = new Date(result.at).toISOString().slice(0, 16).replace(':', '');
  const save = (name: string, content: string, type: string) =>
    saveFile(`service-check-${day}.${name}`, new Blob([content], { type }));
  return (
    <Alert
      role="status"
      severity={stopped ? 'info' : clean ? 'success' : 'warning'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <CopyButton text={text} what={t('serviceCheck.copy')} />
          <Button color="inherit" size="small" onClick={() => save('txt', text, 'text/plain')}>
            {t('serviceCheck.saveText')}
          </Button>
          <Button
            color="inherit"
            size="small"
            onClick={() => save('json', reportJson(result), 'application/json')}
          >
            {t('serviceCheck.saveJson')}
          </Button>
        </Box>
      }
    >
      {stopped && `${t('serviceCheck.state.stopped')}. `}
      {clean
        ? !stopped && t('serviceCheck.clean')
        : t('serviceCheck.troubled', { calls, services, known, all: reads })}
    </Alert>
  );
}
