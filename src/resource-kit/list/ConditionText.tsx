import { Fragment, type ReactNode } from 'react';
import type { Condition } from '#dataProvider/conditions.ts';
import type { Field, FileWords } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import { comparesAs, howOf } from '#resource-kit/list/conditions.ts';
import { useLabel } from '#ui/useLabel.ts';

const NO_RECORD = { id: '' };

/** What a condition says of its field: 'Total: at least 100' (CFG-06). */
export function ConditionText({ field, condition }: { field: Field; condition: Condition }) {
  const t = useText();
  const label = useLabel();
  const how = howOf(field, condition);
  const day = comparesAs(field) === 'day';
  const words: FileWords = { t, label, nameOf: () => null };
  const said = (value: unknown): string => {
    const { inFile, toText } = kindOf(field.type);
    const choice = field.choices?.find(({ id }) => id === String(value));
    if (choice) return label(choice.label);
    if (day) return kindOf('date').toText(value, field);
    return inFile?.(value, field, words) ?? toText(value, field);
  };
  const { eq, gte, lte, in: any = [], contains } = condition;
  const name = label(field.label);
  const line = (text: ReactNode) => (
    <Fragment>
      {name}: {text}
    </Fragment>
  );
  if (how === 'between')
    return line(t('kit.filters.said.between', { from: said(gte), to: said(lte) }));
  if (how === 'empty' || how === 'filled') return line(t(`kit.filters.said.${how}`));
  if (comparesAs(field) === 'reference') {
    const { Cell } = kindOf(field.type);
    return line(<Cell value={eq} field={field} record={NO_RECORD} />);
  }
  const value = how === 'in' ? any.map(said).join(', ') : said(eq ?? gte ?? lte ?? contains);
  return line(
    day && (how === 'gte' || how === 'lte')
      ? t(`kit.filters.saidOfDays.${how}`, { value })
      : t(`kit.filters.said.${how}`, { value }),
  );
}
