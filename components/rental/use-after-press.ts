import { useEffect, useRef, useState } from "react";

/**
 * Follows a value once the press that changed it is over. Leaving a field reads it, and the press that leaves it is
 * meant for something else: what moves the page meanwhile would take that away from under the finger.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isPressed = useRef(false);

  useEffect(() => {
    const press = ({ type }: Event) => (isPressed.current = type === "pointerdown");
    const types = ["pointerdown", "pointerup", "pointercancel"];
    for (const type of types) window.addEventListener(type, press, true);
    return () => types.forEach((type) => window.removeEventListener(type, press, true));
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click comes in the same task as the release, and a tap as a whole is one.
    const follow = () => (timer = setTimeout(() => setShown(() => value)));
    if (isPressed.current) window.addEventListener("pointerup", follow, { once: true });
    else follow();
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerup", follow);
    };
  }, [value]);

  return shown;
}
