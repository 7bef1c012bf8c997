import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { PanelsTools } from '#custom-pages/user-overview/PanelsTools.tsx';
import type { ProductPanel } from '#custom-pages/user-overview/panels.ts';
import { createPanelTools, PanelPlace } from '#custom-pages/user-overview/panelTools.ts';
import { UserPanel } from '#custom-pages/user-overview/UserPanel.tsx';

/** The panels of a user in columns without empty halves, below the one set of tools of all of them (APP-18, WHY-04). */
export function UserPanels({
  userId,
  panels,
}: {
  userId: string;
  panels: readonly ProductPanel[];
}) {
  const [tools] = useState(createPanelTools);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
        }}
      >
        <PanelsTools tools={tools} />
      </Box>
      <Box sx={{ columns: { xs: 1, md: '460px auto' }, columnGap: 1.5 }}>
        {panels.map((panel, place) => (
          <Placed key={panel.route} panel={panel} place={place} userId={userId} tools={tools} />
        ))}
      </Box>
    </>
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
  tools: ReturnType<typeof createPanelTools>;
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
