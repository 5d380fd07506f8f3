import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { dataProvider } from '../../dataProvider';
import { useAction } from '../../useAction';

interface Props<Answer> extends Omit<ButtonProps, 'onClick' | 'resource'> {
  /** What is created or, with an id, updated or, without `data`, deleted. */
  resource?: string;
  id?: string;
  data?: object;
  /** Another call instead. */
  act?(): Promise<Answer>;
  /** What the toast says. */
  done?: string | ((answer: Answer) => string);
  onDone?(answer: Answer): void;
  /** What the toast's Undo creates: what was deleted, with its id, or its recovery. */
  undo?: { resource: string; data: object };
  /** What is asked before. */
  ask?: { title: string; content: string; confirm: string };
}

/** Does one thing at a click, says so in a toast, and shows everything as it is then. */
export function ActionButton<Answer>(props: Props<Answer>) {
  const { resource = '', id, data, act, done, onDone, undo, ask, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: async (): Promise<Answer> => {
      if (act) return act();
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
    <>
      <Button
        size="small"
        {...button}
        disabled={button.disabled || isPending}
        onClick={(event) => {
          // A row leads to its record.
          event.stopPropagation();
          if (ask) setIsAsking(true);
          else mutate();
        }}
      />
      {ask && (
        <Confirm
          {...ask}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
        />
      )}
    </>
  );
}
