// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { GameCard } from './GameCard.tsx';
import { Modal } from './Modal.tsx';
import { TabPanel, TabsBar } from './TabsBar.tsx';

afterEach(cleanup);

const game = {
  home: { code: 'IND', logo: 'https://img.example/ind.png' },
  away: { code: 'AUS', logo: null },
  tournament: 'IPL 2022',
  date: '2022-04-09T14:00:00Z',
};

it('shows tournament, both codes and logos, long date and status [PRD-01, TRD-01, PIC-01]', () => {
  const { container } = renderUi(<GameCard {...game} status="active" to="/picks/questions/7" />);
  for (const text of ['IPL 2022', '9 April 2022', 'Active'])
    expect(screen.getByText(text)).toBeTruthy();
  for (const code of ['IND', 'AUS'])
    expect(screen.getAllByText(code, { ignore: '[aria-hidden]' })).toHaveLength(1);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(game.home.logo);
});

it('is a real link, so that it opens in a tab of its own [APP-09]', () => {
  renderUi(<GameCard {...game} to="/picks/questions/7" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/picks/questions/7');
});

it('keeps buttons outside the link', () => {
  renderUi(<GameCard {...game} to="/x" actions={<button type="button">Add Coupon</button>} />);
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add Coupon' })).toBeTruthy();
});

it('does without what is missing [NET-11]', () => {
  const { container } = renderUi(
    <GameCard
      home={{ code: null, logo: '' }}
      away={{ code: undefined, logo: 5 }}
      tournament={null}
      date="abc"
    />,
  );
  expect(container.textContent).not.toMatch(/null|undefined|Invalid|1970/);
  expect(screen.getAllByText('—')).toHaveLength(4);
});

it('tabs are tied to their panel and give the chosen value', () => {
  const onChange = vi.fn();
  renderUi(
    <>
      <TabsBar
        name="games"
        label="Games"
        tabs={[
          { value: 'active', label: 'Upcoming', count: 1200 },
          { value: 'inprogress', label: 'Live' },
        ]}
        value="active"
        onChange={onChange}
      />
      <TabPanel name="games" value="active">
        Here
      </TabPanel>
    </>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Upcoming 1,200' }).textContent).toBe('Here');
  fireEvent.click(screen.getByRole('tab', { name: 'Live' }));
  expect(onChange).toHaveBeenCalledWith('inprogress');
});

it('a modal is named by its title and closes by its cross [GRP-01]', () => {
  const onClose = vi.fn();
  renderUi(
    <Modal open wide title="Messages" onClose={onClose}>
      Hello
    </Modal>,
  );
  expect(screen.getByRole('dialog', { name: 'Messages' }).textContent).toContain('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
