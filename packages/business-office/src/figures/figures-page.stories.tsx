import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import {
  type Answer,
  answerTo,
  type FakeInput,
  fakeApi,
  forever,
  withSiblings,
} from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { FigureDays, Figures, FigureUnit } from '@wbn/contract/figures/figures.ts';
import {
  type NotificationSettings,
  saveNotificationSettings,
} from '@wbn/contract/social/notification-settings.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { figuresOf, noFigures } from '../fixtures/figures.ts';
import { FiguresPage } from './figures-page.tsx';

const settings = (byMail: boolean): NotificationSettings => ({
  digest: 'daily',
  kinds: [{ kind: 'figures', inApp: false, byMail }],
  messagesFrom: 'companies',
});
const saved = fn((_input: FakeInput) => undefined);
const requested = fn((_input: FakeInput): unknown => ({
  // The browser opens this address; a fragment starts no download.
  url: '#figures',
  fileName: 'harbour-gear-drive-2026-11-28-figures.csv',
  expiresAt: '2026-11-28T10:01:00.000Z',
}));

const apiOf = (answers: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    'load-business': () => withSiblings(harbourGear, { session: sessionOf('owner') }),
    'load-figures': ({ query }) => figuresOf(query?.days as FigureDays, query?.by as FigureUnit),
    'load-notification-settings': () => settings(true),
    'save-notification-settings': answerTo(saveNotificationSettings, (input) => {
      saved(input);
      return settings(input.body.kinds?.[0]?.byMail ?? true);
    }),
    'request-download': requested,
    ...answers,
  });
const apiWith = (change: Partial<Figures>) =>
  apiOf({ 'load-figures': () => ({ ...figuresOf(28, 'day'), ...change }) });

const meta = {
  title: 'Company office/Figures page',
  component: FiguresPage,
  args: { api: apiOf(), id: harbourGear.businessID },
} satisfies Meta<typeof FiguresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotCountedYet: Story = {
  args: {
    api: apiWith({
      countedSince: '2026-11-26',
      metrics: figuresOf(28, 'day').metrics.map((metric) => ({
        ...metric,
        ...(metric.name === 'views' && {
          before: null,
          values: metric.values.map((value, at) => (at < 26 ? null : value)),
          valuesBefore: metric.valuesBefore.map(() => null),
        }),
        ...(metric.name === 'productViews' && { total: null, before: null }),
      })),
    }),
  },
  parameters: {
    rows: ['FIG-01'],
    proves: 'Days before views were counted have no value instead of 0, and today so far is the last column',
  },
  play: async ({ canvas }) => {
    const products = await canvas.findByRole('button', { name: /^Views of products/ });
    await expect(products).toHaveTextContent('NoneNot counted yetToday so far: 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('25 Nov 2026')).toHaveTextContent('Not counted yet');
    await expect(row('Today so far')).toHaveTextContent('Today so far0');
  },
};

export const Full: Story = {
  parameters: {
    rows: ['FIG-01', 'FIG-02', 'FIG-03'],
    proves: 'Every figure with its change in words and sign, and the median of the category',
  },
  play: async ({ canvas }) => {
    const views = await canvas.findByRole('button', { name: /^Views of the company/ });
    await expect(views).toHaveTextContent('Views of the company526+26% (108 more)');
    await expect(canvas.getByRole('button', { name: /^Views of products/ })).toHaveTextContent(
      'Today so far: 1',
    );
    await expect(canvas.getByRole('button', { name: /^Mean place/ })).toHaveTextContent('4.21.2 further up');
    await expect(canvas.getByText('8 of 9')).toBeVisible();
    await expect(canvas.getByText('Before: 5 of 6')).toBeVisible();
    await expect(canvas.getByText(/^45 mins? faster$/)).toBeVisible();
    await expect(
      canvas.getByText(/^31 Oct\s–\s27 Nov 2026, compared with 3\s?–\s?30 Oct 2026/),
    ).toBeVisible();
    const tableOf = (name: string) => within(canvas.getByRole('table', { name }));
    await expect(tableOf('Countries of visitors').getByRole('row', { name: /Australia/ })).toHaveTextContent(
      '730900',
    );
    await expect(tableOf('Where visitors come from').getByRole('row', { name: /Google/ })).toHaveTextContent(
      '51054%',
    );
    await expect(canvas.getByText(/at least 5 people searched with them/)).toBeVisible();
    const words = tableOf('Search words');
    await expect(words.getByRole('row', { name: 'planetary gearbox Mean place 1.3 40 60' })).toBeVisible();
    await expect(words.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(words.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Worm gear reducer WR-63' })).toHaveAttribute(
      'href',
      expect.stringContaining('/business-product/'),
    );
    await expect(
      tableOf('What boosts brought').getByRole('row', { name: /Planetary gearbox/ }),
    ).toHaveTextContent('90+100% (45 more)210+250% (150 more)');
    const peers = tableOf('Compared with your category');
    await expect(peers.getByRole('row', { name: 'Views of products 810 10.5' })).toBeVisible();
    await expect(canvas.getByText(/42 companies in Gears and gearboxes/)).toBeVisible();
    await expect(canvas.getByText(/without cookies and without profiles/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['FIG-04'],
    proves: 'The plot of a metric is chosen and read by keyboard, and shown as a table',
  },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('button', { name: /^Mean place/ });
    tile.focus();
    await userEvent.keyboard(' ');
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    const plot = canvas.getByRole('listbox', { name: 'Mean place in searches' });
    await userEvent.tab();
    await expect(within(plot).getByRole('option', { name: '31 Oct 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const readOut = canvas.getByText('1 Nov 2026').closest('p');
    await expect(readOut).toHaveTextContent('This period: 3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(readOut).toHaveTextContent('This period: None');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Mean place in searches' });
    await expect(within(table).getByRole('row', { name: '1 Nov 2026 3' })).toBeInTheDocument();
  },
};

/** Shows the query of the address. */
function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

export const TimeAndUnit: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['FIG-01'],
    proves: 'Time and unit are in the address; a longer time has its own unit',
  },
  render: (args) => (
    <>
      <FiguresPage {...args} />
      <Query />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Time' }), '13 weeks');
    await waitFor(() => expect(canvas.getByTestId('query')).toHaveTextContent('?days=91'));
    await expect(canvas.getByRole('combobox', { name: 'By' })).toHaveValue('week');
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /2026$/ })).toHaveLength(13));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'By' }), 'Month');
    await waitFor(() => expect(canvas.getByTestId('query')).toHaveTextContent('?days=91&by=month'));
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /2026$/ })).toHaveLength(4));
  },
};

export const OfTheAddress: Story = {
  parameters: { route: { path: '/figures', at: '/figures?days=364&by=month' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Time' })).toHaveValue('364');
    await expect(canvas.getByRole('combobox', { name: 'By' })).toHaveValue('month');
  },
};

export const FewCompanies: Story = {
  parameters: { rows: ['FIG-03'], proves: 'There is no comparison with fewer than ten companies' },
  args: { api: apiWith({ peers: undefined }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Fewer than 10 companies share your category, so there is no comparison/),
    ).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Compared with your category' })).toBeNull();
  },
};

export const RareWords: Story = {
  parameters: { rows: ['FIG-02'], proves: 'Says why there are no words' },
  args: { api: apiWith({ words: [], boosts: [], products: [], countries: [] }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No words were used by 5 people or more in this time.'),
    ).toBeVisible();
    await expect(canvas.getByText(/No boost ran in this time/)).toBeVisible();
  },
};

export const CountedRecently: Story = {
  parameters: { proves: 'Nothing is compared with days on which nothing was counted' },
  args: { api: apiWith({ countedSince: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are counted since 20 Nov 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Views of the company/ })).toHaveTextContent(
      'No earlier figures',
    );
    await expect(canvas.getByRole('button', { name: /^Inquiries/ })).not.toHaveTextContent('No earlier');
    await expect(canvas.queryByText('Period before')).toBeNull();
  },
};

export const NewCompany: Story = {
  args: { api: apiOf({ 'load-figures': () => noFigures }) },
  parameters: {
    rows: ['FIG-01'],
    proves: 'A company without visits reads how to get the first one, instead of figures that are 0',
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'No visits in this time' }));
    const { businessID } = harbourGear;
    await expect(
      steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Complete your profile', `/business/${businessID}/edit`],
      ['Add products', `/business/${businessID}/products/new`],
      ['Write a post', '/newsfeed'],
    ]);
    await expect(steps.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Figures to show in the plot' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toBeVisible();
  },
};

export const InquiriesOnly: Story = {
  args: {
    api: apiOf({
      'load-business': () =>
        withSiblings(harbourGear, {
          session: { ...sessionOf('owner'), publication: { status: 'draft', missing: [] } },
        }),
      'load-figures': () => ({
        ...noFigures,
        metrics: noFigures.metrics.map((metric) => ({
          ...metric,
          ...(metric.name === 'inquiries' && { total: 2 }),
        })),
      }),
    }),
  },
  parameters: {
    rows: ['FIG-01'],
    proves: 'Without visits only what is not 0 is shown; a draft is published first',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Publish your company' })).toHaveAttribute(
      'href',
      `/business/${harbourGear.businessID}/?editMode=1`,
    );
    const tiles = within(canvas.getByRole('group', { name: 'Figures to show in the plot' }));
    await expect(tiles.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      expect.stringMatching(/^Inquiries2/),
    ]);
  },
};

export const Csv: Story = {
  tags: ['!dev'],
  parameters: { rows: ['FIG-04'], proves: 'The figures are downloaded as CSV' },
  play: async ({ canvas, canvasElement }) => {
    requested.mockClear();
    const loaded = fn((event: Event) => event.preventDefault());
    const { body } = canvasElement.ownerDocument;
    const listen = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download) loaded(event);
    };
    body.addEventListener('click', listen);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(loaded).toHaveBeenCalledOnce());
    await expect(requested.mock.calls[0]?.[0]).toMatchObject({ body: { kind: 'figures' } });
    body.removeEventListener('click', listen);
  },
};

export const WeeklyMail: Story = {
  tags: ['!dev'],
  parameters: { rows: ['FIG-04'], proves: 'The weekly mail is switched off and on' },
  play: async ({ canvas }) => {
    saved.mockClear();
    const box = await canvas.findByRole('checkbox', { name: /every week/ });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      body: { kinds: [{ kind: 'figures', inApp: false, byMail: false }] },
    });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
};

export const Loading: Story = {
  args: { api: apiOf({ 'load-figures': forever }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the figures...' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: apiOf({ 'load-figures': () => new ApiError('InternalError', 'no', 500) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RoleTooLow: Story = {
  parameters: { rows: ['FIG-01'], proves: 'Only owners and admins see the figures' },
  args: {
    api: apiOf({ 'load-business': () => withSiblings(harbourGear, { session: sessionOf('member') }) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your role (Member) does not allow this' });
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const Dark: Story = { globals: { theme: 'dark' } };
