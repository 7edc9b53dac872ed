import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { BarePage } from './bare-page.tsx';
import { HandOffPage } from './hand-off-page.tsx';
import { NotYet } from './signed-in.tsx';

const retry = fn();
const leave = fn();

const meta = {
  title: 'Desk/Bare page',
  component: BarePage,
  args: { title: 'Opening the desk' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    retry.mockClear();
    leave.mockClear();
  },
} satisfies Meta<typeof BarePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {};

export const NoStaff: Story = {
  render: () => <NotYet error={new ApiError('Forbidden', 'No staff', 403)} onRetry={retry} />,
  parameters: { proves: 'STF-31: somebody who is no member of staff is told so, and can log out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This account is not a member of staff')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <NotYet error={new ApiError('InternalError', 'No', 500)} onRetry={retry} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const HandOffWithoutCode: Story = {
  render: () => <HandOffPage handOff={{ token: null, to: null }} leave={leave} />,
  play: async () => {
    await expect(leave).toHaveBeenCalledWith('/');
  },
};
