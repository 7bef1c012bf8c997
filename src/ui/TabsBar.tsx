import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Count } from './Count.tsx';

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  /** How many are behind it, when that is known. */
  count?: number | undefined;
}

const tabId = (name: string, value: string) => `${name}-tab-${value}`;
const panelId = (name: string, value: string) => `${name}-panel-${value}`;

/** Tabs of a page, scrolling sideways where they do not fit. `name` ties them to their `TabPanel`. */
export function TabsBar<Value extends string>({
  name,
  label,
  tabs,
  value,
  onChange,
}: {
  name: string;
  label: string;
  tabs: readonly TabOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Tabs
      value={value}
      onChange={(_event, next: Value) => onChange(next)}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ mb: 1, '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          id={tabId(name, tab.value)}
          aria-controls={tab.value === value ? panelId(name, tab.value) : undefined}
          label={
            tab.count === undefined ? (
              tab.label
            ) : (
              <span>
                {tab.label}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
                  <Count value={tab.count} />
                </Box>
              </span>
            )
          }
        />
      ))}
    </Tabs>
  );
}

/** What the chosen tab shows. */
export function TabPanel({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <Box role="tabpanel" id={panelId(name, value)} aria-labelledby={tabId(name, value)}>
      {children}
    </Box>
  );
}
