import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabicBusiness, asCard, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { expect, spyOn, within } from 'storybook/test';
import { groupLastRegistered } from './group-last-registered.ts';
import { HomePage } from './home-page.tsx';

const types = [
  { code: 'MA', name: 'Manufacturers' },
  { code: 'DI', name: 'Distributors' },
  { code: 'EX', name: 'Exporters' },
  { code: 'CO', name: 'Consultants' },
];

const latest = types.flatMap((businessType) =>
  [harbourGear, arabicBusiness, importedBusiness, harbourGear].map((business, place) => ({
    ...asCard(business),
    businessID: `${businessType.code}${place}`,
    general: { ...asCard(business).general, businessType },
  })),
);

const groupsOf = (businesses: typeof latest) => groupLastRegistered(businesses, ['MA', 'DI', 'EX', 'CO']);

const meta = {
  title: 'Home/Home page',
  component: HomePage,
  args: {
    groups: groupsOf(latest),
    country: { country: 'AU', businesses: [asCard(harbourGear)], total: 1204 },
    totals: { businesses: 1204, products: 8731, countries: 41, groups: 0, openQuotations: 3 },
    industries: <h2>Industries</h2>,
    groupCards: [],
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { rows: ['HOME-01', 'HOME-02', 'HOME-05', 'HOME-06', 'HOME-07', 'HOME-09', 'HOME-10'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('search')).toBeNull();
    // The first action leads to the search field of the results.
    const [first] = within(
      page.getByRole('region', { name: 'Find business partners worldwide' }),
    ).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/search-result?business=ALL&countries=global&search=#find');
    const figures = within(page.getByRole('navigation', { name: 'The directory in numbers' }));
    await expect(figures.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1,204 companies',
      '8,731 products',
      '41 countries',
    ]);
    await expect(page.getByRole('link', { name: '3 open requests from buyers' })).toHaveAttribute(
      'href',
      '/open-requests',
    );
    const ways = within(page.getByRole('navigation', { name: 'Ways into the directory' }));
    await expect(ways.getByRole('link', { name: 'Groups' })).toHaveAttribute('href', '/groups');
    // The film is below the first screen.
    const film = page.getByRole('region', { name: 'What WBN Australia is, in 20 seconds' });
    await expect(film.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await expect(page.getByRole('region', { name: 'Companies in Australia' })).toHaveTextContent(
      'Harbour Gear',
    );
    await expect(page.getByRole('link', { name: 'All 1,204 companies in Australia' })).toHaveAttribute(
      'href',
      '/companies?countries=AU',
    );
    await expect(page.getByRole('link', { name: 'Companies of all countries' })).toHaveAttribute(
      'href',
      '/companies',
    );
    await expect(page.getAllByText('Sample data')).toHaveLength(1);
    for (const { name } of types) {
      const group = page.getByRole('region', { name });
      await expect(within(group).getAllByRole('article')).toHaveLength(3);
    }
    await expect(page.getByRole('link', { name: 'Need Help?' })).toHaveAttribute('href', '/contact-us/form');
    await expect(page.getByRole('link', { name: 'Register Now and Go Global' })).toHaveAttribute(
      'href',
      'https://accounts.wbn.example/register?continue=https%3A%2F%2Fwww.wbnaustralia.example%2F',
    );
    await expect(canvasElement.querySelector('section')).toHaveTextContent('WBN Australia');
    const sites = within(await page.findByRole('region', { name: 'The network' })).getAllByRole('link');
    await expect(sites).toHaveLength(25);
    await expect(sites[7]).toHaveAttribute('href', 'https://www.wbndubai.example/');
  },
};

/** Where the three buttons of the hero stand in a box of this width: in one row, or the first alone in its row and the others filling theirs. */
async function expectOrder(canvasElement: HTMLElement, width: number): Promise<void> {
  const links = [...canvasElement.querySelectorAll('#home-title ~ div a')];
  const box = links[0]?.parentElement;
  if (!box?.parentElement || links.length !== 3) throw new Error('The hero has no three buttons');
  box.parentElement.style.cssText = `box-sizing: content-box; inline-size: ${width}px`;
  const rows = new Map<number, DOMRect[]>();
  for (const rect of links.map((link) => link.getBoundingClientRect()))
    rows.set(rect.top, [...(rows.get(rect.top) ?? []), rect]);
  box.parentElement.style.cssText = '';
  if (rows.size === 1) return;
  const sizes = [...rows.values()].map((row) => (row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0));
  await expect([...rows.values()][0]).toHaveLength(1);
  for (const size of sizes) await expect(Math.round(size)).toBe(width);
}

const orderly: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['HOME-05'],
    proves: 'The buttons stand in one row, or the first alone above the others, at every width',
  },
  play: async ({ canvasElement }) => {
    for (const width of [256, 288, 320, 343, 358, 400, 480, 520, 540, 560, 576])
      await expectOrder(canvasElement, width);
  },
};
export const OrderlyInItalian: Story = { ...orderly, globals: { language: 'it' } };
export const OrderlyInSpanish: Story = { ...orderly, globals: { language: 'es' } };

export const SignedIn: Story = {
  parameters: { proves: 'Does not ask a member to register' },
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-signed-in', true);
    return () => document.documentElement.removeAttribute('data-signed-in');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Register Now and Go Global' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create your company page' })).toHaveAttribute(
      'href',
      '/business/create',
    );
  },
};

export const IntroVideo: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['HOME-03', 'HOME-04'],
    proves: "Plays the video of the edition's language with controls; shows the poster again when it ends",
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const video = canvas.getByLabelText(/^Intro video/);
    if (!(video instanceof HTMLVideoElement)) throw new Error('The intro is no video');
    await expect(video).toHaveAttribute('poster', expect.stringMatching(/intro\.en.*\.avif/));
    await expect(video.controls).toBe(false);
    const start = canvas.getByRole('link', { name: /^Play the intro video/ });
    // Without scripts the link leads to the video file.
    await expect(start).toHaveAttribute('href', expect.stringMatching(/intro\.en.*\.mp4/));
    const play = spyOn(video, 'play').mockResolvedValue();
    const load = spyOn(video, 'load');
    await userEvent.click(start);
    video.querySelector('source[type="video/mp4"]')?.dispatchEvent(new Event('error'));
    const failure = await canvas.findByText(/^The video could not be loaded\./);
    await expect(load).toHaveBeenCalledOnce();
    const again = canvas.getByRole('link', { name: /^Play the intro video/ });
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await expect(play).toHaveBeenCalledTimes(2);
    await expect(failure).not.toBeInTheDocument();
    await expect(video.controls).toBe(true);
    await expect(video).toHaveFocus();
    await expect(again).not.toBeInTheDocument();
    await expect(video.querySelector('source')).toHaveAttribute(
      'src',
      expect.stringMatching(/intro\.en.*\.webm/),
    );
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'en');
    video.dispatchEvent(new Event('ended'));
    await expect(load).toHaveBeenCalledTimes(2);
  },
};

export const WithGroups: Story = {
  args: {
    totals: { businesses: 1204, products: 8731, countries: 41, groups: 12, openQuotations: 0 },
    groupCards: [<article key="group">Pump engineers</article>],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Groups' })).toHaveTextContent('Pump engineers');
    await expect(canvas.getByRole('link', { name: '12 groups' })).toHaveAttribute('href', '/groups');
    await expect(canvas.queryByRole('link', { name: /open requests from buyers/ })).toBeNull();
  },
};

export const EmptyDirectory: Story = {
  parameters: { proves: 'A new directory shows no zeros' },
  args: {
    groups: groupsOf([]),
    country: { country: 'AU', businesses: [], total: 0 },
    totals: { businesses: 0, products: 0, countries: 0, groups: 0, openQuotations: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'The directory in numbers' })).toBeNull();
    await expect(canvas.getByText(/^No company in Australia has registered yet/)).toBeVisible();
  },
};

export const FromAnUnknownAddress: Story = {
  tags: ['!dev'],
  parameters: { rows: ['RT-50'], proves: 'Says that the page does not exist until the notice is closed' },
  beforeEach: () => () => {
    location.hash = '';
  },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByText('That page does not exist. You are on the home page.');
    await expect(notice).not.toBeVisible();
    location.hash = '#missing-page';
    await expect(notice).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Close' }));
    await expect(notice).not.toBeVisible();
  },
};

export const EmptyGroups: Story = {
  parameters: { proves: 'A group that nobody has registered in yet' },
  args: { groups: groupsOf(latest.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement).getAllByText('No company of this kind has registered yet.');
    await expect(empty).toHaveLength(3);
  },
};

export const Failed: Story = {
  parameters: { proves: 'The latest companies could not be loaded; the rest of the page stays' },
  args: { groups: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'An unexpected error has occurred, please try refreshing the page.',
    );
  },
};
