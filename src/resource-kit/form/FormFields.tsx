import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { Field } from '#fields/field.ts';
import { isShown } from '#fields/holds.ts';
import { inputOf } from '#fields/inputs.tsx';
import { useText } from '#i18n/useText.ts';
import type { FormSection } from '#resource-kit/defineResource.ts';
import { type PlacedSection, sectionsOf, tabbed } from '#resource-kit/form/sectionsOf.ts';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Those of the fields that are for what is typed by now (CFG-11). */
function useShown(fields: readonly Field[]): readonly Field[] {
  const names = [...new Set(fields.flatMap(({ showIf }) => Object.keys(showIf ?? {})))];
  const watched: unknown[] = useWatch({ name: names });
  const values = names.reduce<Record<string, unknown>>(
    (all, name, place) => withValueAt(all, name, watched[place]),
    {},
  );
  return fields.filter((field) => isShown(field, values));
}

/**
 * The inputs of a form, under the headings of its sections or behind its tabs. A tab that holds something to correct
 * says so, and opens when saving stopped at it (CFG-11).
 */
export function FormFields({
  name,
  fields,
  sections: declared,
}: {
  /** Ties tabs to what they show. */
  name: string;
  fields: readonly Field[];
  sections?: readonly FormSection[] | undefined;
}) {
  const t = useText();
  const label = useLabel();
  const { errors, submitCount } = useFormState();
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(0);
  const { rest, sections } = sectionsOf(declared, useShown(fields));
  const { untabbed, tabs } = tabbed(sections);
  const isWrong = ({ sections: within }: (typeof tabs)[number]) =>
    within.some((section) => section.fields.some(({ source }) => valueAt(errors, source)));
  const open = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (submitCount > tried) {
    setTried(submitCount);
    const wrong = open && !isWrong(open) ? tabs.find(isWrong) : undefined;
    if (wrong) setChosen(wrong.key);
  }
  return (
    <>
      <Inputs fields={rest} />
      {untabbed.map((section) => (
        <Section key={section.fields[0]?.source} section={section} />
      ))}
      {open && (
        <Box>
          <TabsBar
            name={name}
            label={t('kit.look.sections')}
            tabs={tabs.map((tab) => {
              const words = label(tab.label);
              return {
                value: tab.key,
                label: isWrong(tab) ? t('kit.look.tabWrong', { label: words }) : words,
              };
            })}
            value={open.key}
            onChange={setChosen}
          />
          {tabs.map((tab) => (
            // All stay there: what is behind another tab is checked and sent too.
            <Box key={tab.key} hidden={tab !== open} sx={{ pt: 1 }}>
              <TabPanel name={name} value={tab.key}>
                {tab.sections.map((section) => (
                  <Section key={section.fields[0]?.source} section={section} />
                ))}
              </TabPanel>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function Section({ section: { label: words, fields } }: { section: PlacedSection }) {
  const label = useLabel();
  return (
    <Box component="section" aria-label={label(words)} sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {label(words)}
      </Typography>
      <Inputs fields={fields} />
    </Box>
  );
}

function Inputs({ fields }: { fields: readonly Field[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {fields.map((field) => {
        const Input = inputOf(field.type);
        return <Input key={field.source} field={field} />;
      })}
    </Box>
  );
}
