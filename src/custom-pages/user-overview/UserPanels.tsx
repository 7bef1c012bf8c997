import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { ProductPanel } from '#custom-pages/user-overview/panels.ts';
import { PanelPlace, type PanelTools } from '#custom-pages/user-overview/panelTools.ts';
import { UserPanel } from '#custom-pages/user-overview/UserPanel.tsx';

/** The panels of a user in columns without empty halves; `tools` learns of what each of them read (APP-18, WHY-04). */
export function UserPanels({
  userId,
  panels,
  tools,
}: {
  userId: string;
  panels: readonly ProductPanel[];
  tools: PanelTools;
}) {
  return (
    <Box sx={{ columns: { xs: 1, md: '460px auto' }, columnGap: 1.5 }}>
      {panels.map((panel, place) => (
        <Placed key={panel.route} panel={panel} place={place} userId={userId} tools={tools} />
      ))}
    </Box>
  );
}

function Placed({
  panel,
  place,
  userId,
  tools,
}: {
  panel: ProductPanel;
  place: number;
  userId: string;
  tools: PanelTools;
}) {
  const here = useMemo(() => ({ tools, place }), [tools, place]);
  return (
    <PanelPlace value={here}>
      <Box sx={{ breakInside: 'avoid', pb: 1.5 }}>
        <UserPanel panel={panel} userId={userId} />
      </Box>
    </PanelPlace>
  );
}
