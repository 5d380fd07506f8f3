import { Button, type ButtonProps } from '@mui/material';
import { dataProvider } from '../../dataProvider';
import { useAction } from '../../useAction';

interface Props<Answer> extends Omit<ButtonProps, 'onClick' | 'resource'> {
  resource: string;
  /** Of what is updated or, without `data`, deleted; without an id something is created. */
  id?: string;
  data?: object;
  /** What the toast says. */
  done: string | ((answer: Answer) => string);
  onDone?(answer: Answer): void;
  /** What the toast's Undo creates: what was deleted, with its id, or its recovery. */
  undo?: { resource: string; data: object };
}

/** Does one thing at a click, says so in a toast, and shows everything as it is then. */
export function ActionButton<Answer>(props: Props<Answer>) {
  const { resource, id, data, done, onDone, undo, disabled = false, ...button } = props;
  const act = useAction({
    mutationFn: async (): Promise<Answer> => {
      if (id !== undefined && !data) return (await dataProvider.delete(resource, { id })).data;
      if (id === undefined) return (await dataProvider.create(resource, { data: data ?? {} })).data;
      return (await dataProvider.update(resource, { id, data: data ?? {}, previousData: { id } }))
        .data;
    },
    done,
    onSuccess: onDone,
    undo: undo && (() => dataProvider.create(undo.resource, { data: undo.data })),
  });
  return (
    <Button
      size="small"
      {...button}
      disabled={disabled || act.isPending}
      onClick={(event) => {
        // A row leads to its record.
        event.stopPropagation();
        act.mutate();
      }}
    />
  );
}
