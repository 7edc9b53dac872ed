import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'ui-kit/controls/CopyButton',
  component: CopyButton,
  args: { label: 'Copy link', text: () => 'https://example.com/', copiedMessage: 'Link copied' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://example.com/');
    await expect(await canvas.findByText('Link copied')).toBeVisible();
  },
};

export const WithoutClipboard: Story = {
  name: 'Copies by selection where the clipboard is refused',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const command = spyOn(document, 'execCommand').mockReturnValue(true);
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(button).toHaveFocus();
  },
};
