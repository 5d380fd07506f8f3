import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DeskForm, type DeskProps } from './DeskForm';
import type { DeskValues } from './deskValues';

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
