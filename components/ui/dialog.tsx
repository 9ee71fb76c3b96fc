"use client";

import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names";
import { IconClose } from "./icons";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** dialog: low sheet on a phone, box on a desktop; sheet: whole phone screen; drawer: from the right. */
  kind?: "dialog" | "sheet" | "drawer";
  /** Stays in place under the scrolling body: the primary action. */
  footer?: ReactNode;
  className?: string;
  /** Nothing but words: they are scrolled by keys, which need something to be on. */
  isText?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal: it keeps the focus inside, closes on Esc and gives focus back.
 * Scrolling of the page behind is stopped in `globals.css` by `:has(dialog[open]:modal)`.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  kind = "dialog",
  footer,
  className,
  isText = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  /** Closed by leaving the page: whoever took it away knows. */
  const isLeaving = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Taken from the page while open it would take the focus along: it gives it back while it is still there, before any
  // part around it looks for a place to put a lost one.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isLeaving.current = false;
    return () => {
      const { activeElement: focused, body } = document;
      isLeaving.current = true;
      if (dialog?.open) dialog.close();
      if (opener.current instanceof HTMLElement && (focused === body || dialog?.contains(focused)))
        opener.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames("modal", `modal-${kind}`, className)}
      onClose={(event) => {
        // React hands on to here that a dialog which was opened from this one has closed.
        if (event.target === event.currentTarget && !isLeaving.current) onClose();
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything inside is a descendant.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="flex flex-none items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4 md:pl-6">
        <h2 id={titleId} className="py-1.5 text-xl leading-tight text-balance">
          {title}
        </h2>
        <button
          type="button"
          className="button button-icon hover:bg-surface"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
        >
          <IconClose />
        </button>
      </div>
      <div
        className="modal-body flex-1 overflow-y-auto p-4 md:p-6"
        {...(isText && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}
      >
        {children}
      </div>
      {footer && (
        <div className="flex-none border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))] md:px-6">
          {footer}
        </div>
      )}
    </dialog>
  );
}

export const Drawer = (props: Omit<DialogProps, "kind">) => <Dialog {...props} kind="drawer" />;
