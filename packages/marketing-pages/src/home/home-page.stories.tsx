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
    industries: <h2>Industries</h2>,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { rows: ['HOME-01', 'HOME-02', 'HOME-05', 'HOME-06', 'HOME-07', 'HOME-09', 'HOME-10'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('search')).toBeNull();
    // The first action leads to the search field of the results; the industries stand before the first company.
    const [first] = within(
      page.getByRole('region', { name: 'Find business partners worldwide' }),
    ).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/search-result?business=ALL&countries=global&search=#find');
    const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings[0]).toBe('Industries');
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
  box.parentElement.style.inlineSize = `${width}px`;
  const rows = new Map<number, DOMRect[]>();
  for (const rect of links.map((link) => link.getBoundingClientRect()))
    rows.set(rect.top, [...(rows.get(rect.top) ?? []), rect]);
  box.parentElement.style.inlineSize = '';
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
