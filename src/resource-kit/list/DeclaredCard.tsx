import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { toneNameOf } from '#resource-kit/list/rowTone.ts';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { CardTick } from '#resource-kit/list/ticksOfCards.tsx';
import { plainText } from '#ui/plainText.ts';
import { SafeImage } from '#ui/SafeImage.tsx';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** A record as the card that its declaration names: picture, title, lines, and what can be done with it (CFG-11). */
export function DeclaredCard({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const record = useRecordContext<ResourceRecord>();
  const { card, fields } = resource;
  if (!record || !card?.parts) return null;
  const { picture, title, lines = [] } = card.parts;
  const withheld = new Set(fields.flatMap((field) => (field.withheld ? [field.source] : [])));
  const textOf = (template: string): string =>
    /[{]/.test(template)
      ? template.replace(/\{([^{}]*)\}/g, (_, source: string) =>
          withheld.has(source) ? '' : (plainText(valueAt(record, source)) ?? ''),
        )
      : withheld.has(template)
        ? ''
        : (plainText(valueAt(record, template)) ?? '');
  const name = textOf(title) || String(record.id);
  return (
    <Card
      className="record-card"
      data-tone={toneNameOf(resource, record)}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      {picture !== undefined && !withheld.has(picture) && (
        <Box sx={{ display: 'flex', justifyContent: 'center', bgcolor: 'surface.sunken' }}>
          <SafeImage src={valueAt(record, picture)} alt={name} width={240} height={140} />
        </Box>
      )}
      <CardContent sx={{ flex: 1, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
          {mayTick(resource, record) && (
            <CardTick id={record.id} label={t('kit.look.select', { record: name })} />
          )}
          <Typography variant="subtitle2" component="h3" sx={{ minWidth: 0 }}>
            <Text value={name} limit={80} />
          </Typography>
        </Box>
        {lines.map((line) => {
          const field = fields.find(({ source }) => source === line);
          if (!field) return <Text key={line} value={textOf(line)} />;
          if (field.withheld) return null;
          return (
            <Box
              key={line}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}
            >
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label(field.label)}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <FieldCell field={field} record={record} />
              </Box>
            </Box>
          );
        })}
      </CardContent>
      {hasRowActions(resource) && (
        <Box sx={{ px: 2, pb: 2, '& [data-row-actions]': { flexWrap: 'wrap' } }}>
          <RowActions resource={resource} record={record} />
        </Box>
      )}
    </Card>
  );
}
