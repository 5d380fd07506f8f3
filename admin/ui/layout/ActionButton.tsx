import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { verbOf, type Write, write } from '../../dataProvider';
import type { ReadName } from '../../reads';
import { mayWrite } from '../../signedIn';
import { useChange } from '../../useChange';

interface Props<Result> extends Write, Omit<ButtonProps, 'onClick' | 'resource' | 'id'> {
  resource: ReadName;
  /** What is done, if it isn't one write. */
  act?(): Promise<Result>;
  done?: string | ((result: Result) => string | undefined);
  onDone?(result: Result): void;
  /** The record that the toast's Undo creates: the deleted record with its id, or its recovery. */
  undo?: { resource: ReadName; data: object };
  /** Confirmation dialog. */
  ask?: { title: string; content: ReactNode; confirm: string };
}

/** Writes on click, shows a toast, and refreshes what it changed. Not there for who may not write it. */
export function ActionButton<Result>(props: Props<Result>) {
  const { resource, verb, id, data, act, done, onDone, undo, ask, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useChange<Result, void>(resource, {
    act: act ?? (() => write(resource, { verb, id, data })),
    done,
    onSuccess: onDone,
    undo: undo && (() => write(undo.resource, { data: undo.data })),
  });
  if (!mayWrite(resource, verbOf(props))) return null;
  return (
    <>
      <Button
        size="small"
        {...button}
        disabled={button.disabled || isPending}
        onClick={(event) => {
          // Otherwise the row would open its record.
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
