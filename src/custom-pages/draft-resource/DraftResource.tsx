import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { config } from '#config/current.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { type Draft, draftOf, type Sample } from '#resource-kit/draft/draft.ts';
import { PLACE } from '#resource-kit/plain/places.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { pastedSample, readSample } from './readSample.ts';

type From = 'service' | 'paste';

/** Drafts a declaration from what a list answers, read from a service or pasted (CFG-14). */
export function DraftResource() {
  const t = useText();
  const say = useSay();
  const services = Object.keys(config().services);
  const [from, setFrom] = useState<From>('service');
  const [service, setService] = useState(services.includes('auth') ? 'auth' : (services[0] ?? ''));
  const [path, setPath] = useState('');
  const [pasted, setPasted] = useState('');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<Text | string | null>(null);
  const [reading, setReading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = (sample: Sample) => {
    const made = draftOf(sample);
    setDraft(made);
    setProblem(made ? null : { key: 'draftResource.noList' });
  };
  const read = async () => {
    const mine = new AbortController();
    running.current?.abort();
    running.current = mine;
    setReading(true);
    try {
      const sample = await readSample(service, path.trim(), mine.signal);
      if (!mine.signal.aborted) take(sample);
    } catch (error) {
      if (mine.signal.aborted) return;
      setDraft(null);
      setProblem(problemText(error));
    } finally {
      if (!mine.signal.aborted) setReading(false);
    }
  };
  const wrongPath = path.trim() !== '' && !PLACE.test(path.trim());
  const ready = !wrongPath && (from === 'paste' ? pasted.trim() !== '' : path.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || reading) return;
    if (from === 'service') {
      void read();
      return;
    }
    const sample = pastedSample(pasted, service, path.trim());
    if ('body' in sample) take(sample);
    else {
      setDraft(null);
      setProblem(sample);
    }
  };
  return (
    <>
      <PageTitle title={t('draftResource.title')} note={t('draftResource.intro')} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1.5, pb: 2, maxWidth: 720 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={from}
          onChange={(_, value: From | null) => value && setFrom(value)}
          aria-label={t('draftResource.from')}
        >
          <ToggleButton value="service">{t('draftResource.service')}</ToggleButton>
          <ToggleButton value="paste">{t('draftResource.paste')}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
          <TextField
            select
            label={t('draftResource.serviceName')}
            value={service}
            onChange={({ target }) => setService(target.value)}
            sx={{ minWidth: 180 }}
          >
            {services.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('draftResource.path')}
            value={path}
            onChange={({ target }) => setPath(target.value)}
            error={wrongPath}
            helperText={t(wrongPath ? 'draftResource.wrongPath' : 'draftResource.pathHint')}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
            sx={{ flex: 1, minWidth: 240 }}
          />
        </Box>
        {from === 'paste' && (
          <TextField
            multiline
            minRows={4}
            maxRows={14}
            label={t('draftResource.sample')}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
            helperText={t('draftResource.sampleHint')}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={!ready}
          aria-busy={reading}
          sx={{ justifySelf: 'start' }}
        >
          {t('draftResource.draft')}
        </Button>
      </Box>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {typeof problem === 'string' ? problem : say(problem)}
        </Alert>
      )}
      {draft && <Declaration draft={draft} />}
    </>
  );
}

function Declaration({ draft: { resource, notes } }: { draft: Draft }) {
  const t = useText();
  const text = JSON.stringify(resource, null, 2);
  return (
    <Paper component="section" aria-labelledby="declaration" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="declaration" variant="h2">
          {t('draftResource.declaration')}
        </Typography>
        <CopyButton text={text} what={t('draftResource.declaration')} />
      </Box>
      <Typography color="text.secondary">{t('draftResource.declarationHint')}</Typography>
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {t(`draftResource.notes.${note}`)}
        </Alert>
      ))}
      <Box
        component="pre"
        tabIndex={0}
        sx={{ m: 0, overflow: 'auto', maxHeight: 560, fontSize: 13, fontFamily: 'monospace' }}
      >
        {text}
      </Box>
    </Paper>
  );
}
