import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface AddLineButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Below lines of which there may be more. */
export function AddLineButton(props: AddLineButtonProps) {
  return (
    <div>
      <Button variant="secondary" size="sm" icon={<Plus />} {...props} />
    </div>
  );
}
