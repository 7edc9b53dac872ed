import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { industries, tree } from '../fixtures/industries.ts';
import { IndustrySidebar } from './industry-sidebar.tsx';
import type { LoadTree } from './use-fly-out.ts';

function ShownAddress() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

const meta = {
  title: 'Search/Industry sidebar',
  component: IndustrySidebar,
  parameters: {
    guide: {
      when: 'Beside pages of visitors, to reach a category in two steps.',
      whenNot: 'Beside pages of members, which have their own navigation.',
      keyboard: 'A list of links; Enter on an industry opens its categories, Escape closes them.',
      content: 'Names of industries as the catalogue writes them.',
      otherWords: ['category menu', 'categories', 'mega menu', 'side navigation', 'fly-out'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 720 }}>
        <div style={{ inlineSize: 240 }}>
          <Story />
        </div>
        <ShownAddress />
      </div>
    ),
  ],
  args: { industries, loadTree: fn<LoadTree>(async () => tree) },
} satisfies Meta<typeof IndustrySidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the first match, because an open panel repeats the industry's name. */
const link = (root: HTMLElement, name: string) => {
  const [first] = within(root).getAllByRole('link', { name });
  if (!first) throw new Error(`No link ${name}`);
  return first;
};
const panelOf = (root: HTMLElement, name: string) => within(root).findByRole('region', { name });
const touch = async (element: HTMLElement) => {
  await fireEvent.pointerDown(element, { pointerType: 'touch' });
  await fireEvent.click(element);
};

export const Closed: Story = {
  parameters: { rows: ['LAY-02'], proves: '15 industries, then All Categories' },
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(16);
    await expect(links.at(-1)).toHaveTextContent('All Categories');
    await expect(links.at(-1)).toHaveAttribute('href', '/industries');
    await expect(links[0]).toHaveAttribute('href', '/industries#0001');
    await expect(args.loadTree).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  parameters: {
    rows: ['LAY-03', 'LAY-04', 'LAY-05', 'LAY-06', 'LAY-07', 'LAY-08', 'CON-06'],
    proves: 'Six columns of six links, and links to more',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(link(canvasElement, 'Industrial Technology'));
    const panel = await panelOf(canvasElement, 'Industrial Technology');
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
    await expect(getComputedStyle(panel).transitionDuration).toContain('0.3s');
    await expect(within(panel).getAllByRole('list')).toHaveLength(6);
    for (const list of within(panel).getAllByRole('list')) {
      await expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(6);
    }
    const pump = link(panel, 'Diaphragm Pumps');
    await expect(pump).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=&category=0004.01.03',
    );
    await expect(link(panel, 'View More: Pumps')).toHaveAttribute('href', '/industries#0004');
    await expect(within(panel).getAllByRole('link', { name: /^View More: / })).toHaveLength(2);
    await expect(link(panel, 'View More Categories')).toHaveAttribute('href', '/industries#0004');
    await expect(link(canvasElement, 'Industrial Technology')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.loadTree).toHaveBeenCalledTimes(1);
  },
};

export const FewColumns: Story = {
  parameters: { rows: ['LAY-08'], proves: 'Up to six columns need no link to more columns' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Energy'));
    const panel = await panelOf(canvasElement, 'Energy');
    await expect(within(panel).getAllByRole('list')).toHaveLength(3);
    await expect(within(panel).queryByRole('link', { name: 'View More Categories' })).toBeNull();
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  },
};

export const ClosesOnLeavingAndClick: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-04'],
    proves: 'The fly-out closes on leaving and on a click; one tree serves all panels',
  },
  play: async ({ canvasElement, args }) => {
    // Uses one pointer, because leaving needs a previous position.
    const user = userEvent.setup();
    await user.hover(link(canvasElement, 'Energy'));
    const panel = await panelOf(canvasElement, 'Energy');
    await waitFor(() => expect(panel).toBeVisible());
    await user.hover(within(canvasElement).getByLabelText('Address'));
    await waitFor(() => expect(link(canvasElement, 'Energy')).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(panel).not.toBeVisible());

    await user.hover(link(canvasElement, 'Apparel'));
    const next = await panelOf(canvasElement, 'Apparel');
    await waitFor(() => expect(next).toBeVisible());
    // Not by `user`: its pointer events have no related target, which counts as leaving the sidebar.
    await fireEvent.click(link(next, 'Gear Pumps'));
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
    await expect(within(canvasElement).getByLabelText('Address')).toHaveTextContent('category=0007.01.04');
    await expect(args.loadTree).toHaveBeenCalledTimes(1);
  },
};

export const NoData: Story = {
  tags: ['!dev'],
  parameters: { rows: ['LAY-03'], proves: 'An industry without data opens nothing; its link is followed' },
  play: async ({ canvasElement }) => {
    const services = link(canvasElement, 'Business Services');
    await userEvent.hover(link(canvasElement, 'Energy'));
    await panelOf(canvasElement, 'Energy');
    await userEvent.hover(services);
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
    await expect(services).not.toHaveAttribute('aria-expanded');
    await touch(services);
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText('Address')).toHaveTextContent('/industries#0015'),
    );
  },
};

export const TreeFails: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Without a tree nothing opens and every link leads to the industries page; loads the tree again later',
  },
  args: {
    loadTree: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(link(canvasElement, 'Automation')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText('Address')).toHaveTextContent('/industries#0001'),
    );
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.loadTree).toHaveBeenCalledTimes(2));
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Focus opens, ArrowRight or Enter goes in, ArrowLeft and Escape come back' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const automation = link(canvasElement, 'Automation');
    await expect(automation).toHaveFocus();
    const panel = await panelOf(canvasElement, 'Automation');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(panel).getAllByRole('link')[0]).toHaveFocus());
    await userEvent.tab();
    await expect(link(panel, 'Pumps')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(automation).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(panel).getAllByRole('link')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(automation).toHaveFocus();
    await expect(automation).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(link(canvasElement, 'Electronics & IT')).toHaveFocus();
  },
};

export const ByTouch: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The first tap opens, the second follows the link' },
  play: async ({ canvasElement }) => {
    const energy = link(canvasElement, 'Energy');
    await touch(energy);
    await panelOf(canvasElement, 'Energy');
    await expect(within(canvasElement).getByLabelText('Address')).toHaveTextContent('/');
    await touch(energy);
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText('Address')).toHaveTextContent('/industries#0003'),
    );
    await waitFor(() => expect(within(canvasElement).queryByRole('region')).toBeNull());
  },
};

export const CategoriesAsMap: Story = {
  parameters: { rows: ['LAY-09'], proves: 'Categories as a map of groups' },
  args: {
    loadTree: fn<LoadTree>(async () =>
      tree.map(({ id, name, categories }) => ({ key: id, text: name, categories: { group: categories } })),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Energy'));
    const panel = await panelOf(canvasElement, 'Energy');
    await waitFor(() => expect(link(panel, 'Valves')).toBeVisible());
  },
};
