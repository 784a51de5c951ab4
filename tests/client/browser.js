/* The little of a browser that modules of the page ask for while they are read. Nothing of the page runs in it. */

globalThis.addEventListener = () => {};
globalThis.document = { addEventListener() {}, documentElement: {} };
globalThis.sessionStorage = { getItem: () => null, setItem() {} };
