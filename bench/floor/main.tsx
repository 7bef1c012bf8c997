import {
  Admin,
  Datagrid,
  type DataProvider,
  fetchUtils,
  List,
  Resource,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** What react-admin costs by itself: one list of the same records from the same service, nothing of ours. */
const headers = new Headers({ Authorization: `Bearer ${location.hash.slice(1)}` });

// The router takes what stands there for a page.
history.replaceState(null, '', '#/');

const provider = {
  getList: async () => {
    const { json } = await fetchUtils.fetchJson('/services/auth/native-android/tooltips', {
      headers,
    });
    const rows: { _id: string }[] = json.result.tooltips;
    return { data: rows.map((row) => ({ ...row, id: row._id })), total: rows.length };
  },
} as unknown as DataProvider;

const Tooltips = () => (
  <List exporter={false}>
    <Datagrid>
      <TextField source="activityName" />
      <TextField source="message" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={provider} disableTelemetry>
    <Resource name="tooltips" list={Tooltips} />
  </Admin>,
);
