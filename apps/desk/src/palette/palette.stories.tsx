import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerTo } from '@wbn/api-client/testing/fake-api.ts';
import { findAnything } from '@wbn/contract/desk/find-anything.ts';
import { Building2, Inbox } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DeskPage } from '../desk-page.ts';
import { inDesk } from '../testing/desk-story.tsx';
import { Palette } from './palette.tsx';
import { closePalette } from './palette-store.ts';

const load = async () => () => null;
const pages: readonly DeskPage[] = [
  {
    path: '/cases/:caseID?',
    right: 'see-cases',
    label: 'desk-cases:menu',
    menu: { group: 'work', icon: Inbox },
    load,
  },
  {
    path: '/keys',
    right: 'see-cases',
    label: 'desk-keys:title',
    menu: { group: 'team', icon: Building2 },
    load,
  },
];

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <p>Now at {pathname}</p>
      <Palette pages={pages} />
    </>
  );
}

const meta = {
  title: 'Desk/Palette',
  component: Palette,
  args: { pages },
  render: () => <Page />,
  beforeEach: closePalette,
  decorators: [
    inDesk({
      answers: () => ({
        'find-anything': answerTo(findAnything, ({ query }) =>
          query?.text === 'https://www.wbnchile.example/business/Bombas-1'
            ? [
                {
                  type: 'business',
                  id: 'one',
                  name: 'Bombas del Norte',
                  facts: ['Chile', 'gold'],
                  path: '/companies/one',
                },
              ]
            : [],
        ),
      }),
    }),
  ],
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (root: HTMLElement) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(root.ownerDocument.body).findByRole('combobox');
};

export const Pages: Story = {
  parameters: { proves: 'STF-39: Ctrl-K opens a page by its name, by keyboard alone' },
  play: async ({ canvas, canvasElement }) => {
    const field = await openIt(canvasElement);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('Now at /keys')).toBeVisible();
    await userEvent.type(await openIt(canvasElement), 'case{Enter}');
    await expect(await canvas.findByText('Now at /cases')).toBeVisible();
  },
};

export const Pasted: Story = {
  parameters: { proves: 'STF-39: anything that is pasted leads to its page at the desk' },
  play: async ({ canvas, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.paste('https://www.wbnchile.example/business/Bombas-1');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('option', { name: /^Bombas del Norte/ })).toHaveTextContent(
      'Company · Chile · gold',
    );
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Now at /companies/one')).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openIt(canvasElement), 'zzzz');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Nothing found')).toBeVisible());
  },
};
