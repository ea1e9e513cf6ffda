const timeoutMs = 20_000;

/** Runs a script; rejects when it cannot be loaded within 20 s. Errors inside the script are not detected. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (): void => end(() => reject(new Error(`${url} could not be loaded`)));
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', fail);
    script.src = url;
    document.head.append(script);
  });
}
