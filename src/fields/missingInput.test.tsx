// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { setConfig } from '#config/current.ts';
import { inputOf } from '#fields/inputs.tsx';
import { testConfig } from '#testing/testConfig.ts';
import { renderUi } from '#testing/ui.tsx';

vi.mock('#fields/rows/RowsInput.tsx', () => {
  throw new Error('gone');
});

function Form() {
  const Rows = inputOf('list');
  return (
    <FormProvider {...useForm()}>
      <Rows field={{ source: 'rows', type: 'list', label: { text: 'Rows' } }} />
      <button type="submit">Save</button>
    </FormProvider>
  );
}

it('shows no form without one of its fields: what is saved would lack it [NET-09, CFG-01]', async () => {
  setConfig(testConfig());
  vi.spyOn(console, 'error').mockReturnValue();
  renderUi(
    <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
      <Form />
    </ErrorBoundary>,
  );
  await screen.findByText(/Loading chunk RowsInput failed/);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
