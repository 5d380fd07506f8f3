import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DeskForm } from './DeskForm';
import type { DeskValues } from './deskValues';
import type { OpenedPost } from './openPost';
import type { Hold } from './useHold';

export interface DeskProps {
  opened: OpenedPost;
  /** Opened as a new post in this visit. */
  isNew: boolean;
  hold: Hold;
  /** Reads the post once more and starts from what is found. */
  reopen(): void;
}

/** One post, opened to be written. */
export function Desk(props: DeskProps) {
  const [defaultValues] = useState(props.opened.values);
  const form = useForm<DeskValues>({ defaultValues });
  return (
    <FormProvider {...form}>
      <DeskForm {...props} />
    </FormProvider>
  );
}
