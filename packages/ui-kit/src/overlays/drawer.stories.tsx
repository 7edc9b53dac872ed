import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Drawer } from './drawer.tsx';
import { MenuLink } from './menu.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    guide: {
      when: 'The menu of a site or office on phones.',
      whenNot: 'Tasks and questions: Dialog.',
      keyboard: 'Keeps the focus inside; Escape, a click beside it or on a link closes it.',
      content: 'Links with icons, in groups.',
      otherWords: ['side panel', 'sidebar', 'off-canvas', 'hamburger menu', 'navigation drawer', 'sheet'],
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { open: false, onClose: () => undefined, label: 'Menu', closeLabel: 'Close', children: null },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)}>
          <nav aria-label="Main">
            <MenuLink to="/">Home</MenuLink>
            <MenuLink to="/industries">Industries</MenuLink>
          </nav>
        </Drawer>
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClose: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Opens by its button, closes by its close button and by a link inside' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    const gone = () => expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(gone);
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('link', { name: 'Industries' }));
    await waitFor(gone);
  },
};

export const Open: Story = { args: { open: true } };
